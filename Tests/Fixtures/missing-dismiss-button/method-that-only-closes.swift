// A Continue whose method only closes is an answer; one whose method does more as well commits.
import SwiftUI

@Observable final class Model {
  var shows = false
  var asks = false
  private(set) var taken: [String] = []

  func endNews() { shows = false }

  func accept() {
    taken.append("terms")
    Terms.shared.accept(taken)
    asks = false
  }
}

final class Terms {
  static let shared = Terms()
  private var all: [String] = []
  func accept(_ taken: [String]) { all += taken }
}

struct Home: View {
  @State private var model = Model()

  var body: some View {
    Button("New") { model.shows = true; model.asks = true }
      .fullScreenCover(isPresented: $model.shows) { News(model: model) }
      .fullScreenCover(isPresented: $model.asks) { Offer(model: model) } // expect: missing-dismiss-button
  }
}

struct News: View {
  let model: Model
  var body: some View { Button("Continue") { model.endNews() } }
}

struct Offer: View {
  let model: Model
  var body: some View { Button("Continue") { model.accept() } }
}
