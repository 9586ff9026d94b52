// A property of a view's that is set on a copy after the view was made is not what the view declares.
import SwiftUI

final class QuayController: UIViewController {
  @objc func showTour() {
    var tour = Tour()
    tour.canLeave = true
    let host = UIHostingController(rootView: tour)
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true)
  }

  @objc func showTourToTheEnd() {
    let host = UIHostingController(rootView: Tour(steps: 9))
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true) // expect: trapped-modal
  }

  @objc func showMap() {
    let host = UIHostingController(rootView: SeaMap())
    host.rootView.canLeave = true
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true)
  }
}

struct Quay: View {
  @State private var showsTour = false
  @State private var showsMap = false

  var body: some View {
    VStack {
      Button("Tour") { showsTour = true }
      Button("Map") { showsMap = true }
    }
    .fullScreenCover(isPresented: $showsTour) { tour }
    .fullScreenCover(isPresented: $showsMap) { SeaMap() } // expect: trapped-modal
  }

  private var tour: Tour {
    var tour = Tour(steps: 3)
    tour.canLeave = true
    return tour
  }
}

struct Tour: View {
  var steps = 5
  var canLeave = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(steps) piers")
      if canLeave { Button("Leave") { dismiss() } }
    }
  }
}

struct SeaMap: View {
  var canLeave = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Deep water")
      if canLeave { Button("Leave") { dismiss() } }
    }
  }
}
