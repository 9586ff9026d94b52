// The screen hears of a swipe and answers; its Close answers nobody.
import UIKit

final class Studio: UIViewController {
  func record() {
    let recorder = RecorderController()
    recorder.onEnd = { [weak self] in self?.view.setNeedsLayout() }
    present(recorder, animated: true)
  }
}

final class RecorderController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  // expect: skipped-button-cleanup
  @objc private func closeTapped() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}
