import UIKit

// A helper that pushes onto a navigation controller, and presents on any other controller.

final class DeskController: UIViewController {
  func showTicket(on stack: UINavigationController) {
    presentedViewController?.dismiss(animated: true)
    show(TicketController(), from: stack)
  }

  func showTicketOnTop() {
    presentedViewController?.dismiss(animated: true)
    showOnTop(TicketController(), of: self) // expect: presenting-during-dismissal
  }

  private func show(_ page: UIViewController, from controller: UIViewController) {
    if let stack = controller as? UINavigationController {
      stack.pushViewController(page, animated: true)
      return
    }
    showOnTop(page, of: controller)
  }

  private func showOnTop(_ page: UIViewController, of controller: UIViewController) { controller.present(page, animated: true) }
}

final class TicketController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}
