// The add stands in a function that appearing calls, unwrapping what it needs.
import UIKit

final class TicketController: UIViewController {
  private var codeView: UIImageView?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    refresh()
  }

  private func refresh() {
    title = "Ticket"
    listen()
  }

  private func listen() {
    guard let codeView else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(enlarge))
    codeView.addGestureRecognizer(tap) // expect: repeated-gesture-registration
  }

  @objc private func enlarge() { codeView?.contentMode = .scaleAspectFill }
}
