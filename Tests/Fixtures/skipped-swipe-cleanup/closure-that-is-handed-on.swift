// A Cancel that only runs a closure of somebody else's: where all that it may be was seen and only closes, it tells nobody.
import SwiftUI
import UIKit

final class Tour {
  let navigation = UINavigationController()
  var onLeave: (() -> Void)?
  var onGoodbye: (() -> Void)?

  func visit() {
    let hall = Hall()
    hall.onCancel = { [weak self] in self?.onLeave?() }
    navigation.present(UINavigationController(rootViewController: hall), animated: true)
  }

  func visitWithGuide() {
    let hall = Hall()
    hall.onCancel = { [weak self] in self?.onGoodbye?() }
    navigation.present(UINavigationController(rootViewController: hall), animated: true) // expect: skipped-swipe-cleanup
  }
}

final class Museum {
  private let tour = Tour()
  private var guides = 2

  func open() {
    tour.onLeave = { [weak self] in self?.tour.navigation.dismiss(animated: true) }
    tour.onGoodbye = { [weak self] in
      self?.tour.navigation.dismiss(animated: true)
      self?.guides += 1
    }
    tour.visit()
    tour.visitWithGuide()
  }
}

final class Hall: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { onCancel?() }
}

struct Lobby: View {
  @State private var buys = false
  @State private var pays = false
  @State private var visitors = 0

  var body: some View {
    VStack {
      Desk(buys: $buys, onLeave: { buys = false })
      Till(pays: $pays, onLeave: leaveTill)
    }
  }

  private func leaveTill() {
    pays = false
    visitors -= 1
  }
}

struct Desk: View {
  @Binding var buys: Bool
  let onLeave: () -> Void

  var body: some View {
    Button("Buy") { buys = true }
      .sheet(isPresented: $buys) { TicketPage(onCancel: { onLeave() }) }
  }
}

struct Till: View {
  @Binding var pays: Bool
  let onLeave: () -> Void

  var body: some View {
    Button("Pay") { pays = true }
      .sheet(isPresented: $pays) { TicketPage(onCancel: { onLeave() }) } // expect: skipped-swipe-cleanup
  }
}

struct TicketPage: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel) }
}
