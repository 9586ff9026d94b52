// Each way out removes it first: the handler, the button and the swipe.
// clean
import UIKit

final class SheetController: UIViewController, UIAdaptivePresentationControllerDelegate, UIGestureRecognizerDelegate {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentationController?.delegate = self
    tap.delegate = self
    view.window?.addGestureRecognizer(tap)
  }

  @objc private func tapped() {
    guard !view.bounds.contains(tap.location(in: view)) else { return }
    close()
  }

  private func close() {
    removeTap()
    dismiss(animated: true)
  }

  @IBAction private func doneTapped() { close() }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { removeTap() }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }

  private func removeTap() { tap.view?.removeGestureRecognizer(tap) }
}
