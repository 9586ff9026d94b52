// A model hands out the stream of its published property under another name; who hears it closes when the button sets the property to
// nil. What nobody hears closes nothing.
import Combine
import SwiftUI
import UIKit

enum Stop { case harbour }

final class Ferry {
  @Published var stop: Stop?
  @Published var pier: Stop?
  @Published var berth: Stop?
  var stopStream: AnyPublisher<Stop?, Never> { $stop.eraseToAnyPublisher() }
  lazy var pierStream = $pier.removeDuplicates()
  var berthStream: AnyPublisher<Stop?, Never> { $berth.eraseToAnyPublisher() }
}

final class Deck: UIViewController {
  private let ferry: Ferry
  private var shown: UIViewController?
  private var hearers = Set<AnyCancellable>()

  init(ferry: Ferry) {
    self.ferry = ferry
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    ferry.stopStream.sink { [unowned self] stop in if stop == nil { shown?.dismiss(animated: true) } }.store(in: &hearers)
    ferry.pierStream.map { $0 == nil }.sink { [unowned self] isOver in if isOver { shown?.dismiss(animated: true) } }.store(in: &hearers)
  }

  func byStop() { show(UIHostingController(rootView: Plan(leave: { [unowned self] in ferry.stop = nil }))) }
  func byPier() { show(UIHostingController(rootView: Map(leave: { [unowned self] in ferry.pier = nil }))) }
  func byBerth() {
    let host = UIHostingController(rootView: Chart(leave: { [unowned self] in ferry.berth = nil }))
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true) // expect: missing-dismiss-button
    shown = host
  }

  private func show(_ host: UIViewController) {
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true)
    shown = host
  }
}

struct Plan: View {
  let leave: () -> Void
  var body: some View { Button("Ahoy") { leave() } }
}

struct Map: View {
  let leave: () -> Void
  var body: some View { Button("Ahoy") { leave() } }
}

struct Chart: View {
  let leave: () -> Void
  var body: some View { Button("Ahoy") { leave() } }
}
