// Each way out removes it first: the handler, the button and the swipe.
// clean
import UIKit

final class SheetController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(close))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentationController?.delegate = self
    view.window?.addGestureRecognizer(tap)
  }

  @objc private func close() {
    removeTap()
    dismiss(animated: true)
  }

  @IBAction private func doneTapped() { close() }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { removeTap() }

  private func removeTap() { tap.view?.removeGestureRecognizer(tap) }
}
