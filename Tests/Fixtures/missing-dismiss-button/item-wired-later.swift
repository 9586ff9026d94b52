// clean
// The item is made without an action, which is said where the screen is set up.
import UIKit

final class TicketLayout: UIView {
  let closeItem = UIBarButtonItem(image: UIImage(systemName: "xmark"), style: .plain, target: nil, action: nil)
}

final class TicketController: UIViewController {
  private let layout = TicketLayout()

  override func loadView() { view = layout }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ticket"
    navigationItem.leftBarButtonItem = layout.closeItem
    layout.closeItem.target = self
    layout.closeItem.action = #selector(close)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class TramController: UIViewController {
  func showTicket() { present(UINavigationController(rootViewController: TicketController()), animated: true) }
}
