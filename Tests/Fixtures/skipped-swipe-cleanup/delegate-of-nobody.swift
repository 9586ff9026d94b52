// What is presented has the method that UIKit calls after a swipe, but nobody makes it a presentation's delegate.
import UIKit

final class Gate: UIViewController {
  func open() {
    let ticket = TicketPage()
    ticket.cancelled = { Turnstile.shared.abort() }
    present(UINavigationController(rootViewController: ticket), animated: true) // expect: skipped-swipe-cleanup
  }

  func openTold() {
    let pass = PassPage()
    pass.cancelled = { Turnstile.shared.abort() }
    present(UINavigationController(rootViewController: pass), animated: true)
  }
}

final class Turnstile {
  static let shared = Turnstile()
  func abort() { print("end") }
}

final class TicketPage: UIViewController {
  var cancelled: (() -> Void)?
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(cancel))
  }

  @objc private func cancel() {
    dismiss(animated: true)
    cancelled?()
  }
}

extension TicketPage: UITableViewDelegate {}

extension TicketPage: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { cancelled?() }
}

final class PassPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  var cancelled: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(cancel))
  }

  @objc private func cancel() {
    dismiss(animated: true)
    cancelled?()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { cancelled?() }
}
