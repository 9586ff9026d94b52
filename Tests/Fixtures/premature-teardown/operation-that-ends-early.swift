// The operation is finished when the swipe begins; a swipe that is given up leaves the sheet with a dead owner.
import UIKit

final class SignInOperation: NSObject, UIAdaptivePresentationControllerDelegate {
  private var signer: String?
  private(set) var isFinished = false

  func start(from controller: UIViewController) {
    let screen = UINavigationController(rootViewController: CertificateController())
    screen.presentationController?.delegate = self
    controller.present(screen, animated: true)
  }

  // expect: premature-teardown
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    finish(signer)
  }

  private func finish(_ signer: String?) { isFinished = true }
}

final class CertificateController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { dismiss(animated: true) }
}
