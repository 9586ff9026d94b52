// The sheet is its own delegate, in an extension.
// clean
import UIKit

final class PianoController: UIViewController {
  func showTuner() { present(TunerController(), animated: true) }
}

final class TunerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentationController?.delegate = self
  }
}

extension TunerController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    print("finish tuning first")
  }
}
