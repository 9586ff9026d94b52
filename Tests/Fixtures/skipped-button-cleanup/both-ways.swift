// One function for both ends.
// clean
import UIKit

final class Paintings: UIViewController {
  func paint() {
    let canvas = CanvasController()
    canvas.onEnd = { [weak self] in self?.view.setNeedsLayout() }
    present(canvas, animated: true)
  }
}

final class CanvasController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func closeTapped() {
    dismiss(animated: true) { self.ended() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { ended() }

  private func ended() { onEnd?() }
}
