// One callback for every end: what it does for Cancel, a swipe skips.
import UIKit

enum PollResult {
  case cancel
  case created(String)
}

final class PollStarter: NSObject {
  private var children: [PollFlow] = []
  private weak var host: UIViewController?

  func start() {
    let flow = PollFlow()
    flow.callback = { [weak self] result in
      switch result {
      case .cancel:
        self?.host?.dismiss(animated: true)
        self?.removeChildren()
      case .created(let title):
        self?.post(title)
      }
    }
    children.append(flow)
    host?.present(flow.root(), animated: true) // expect: skipped-swipe-cleanup
  }

  private func removeChildren() { children.removeAll() }
  private func post(_ title: String) {}
}

final class PollFlow {
  var callback: ((PollResult) -> Void)?
  private let navigation = UINavigationController()

  func root() -> UIViewController { navigation }
  func cancelTapped() { callback?(.cancel) }
  func createTapped(_ title: String) { callback?(.created(title)) }
}
