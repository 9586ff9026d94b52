// A delegate is assigned, and hears only that the sheet has gone.
import UIKit

final class PianoController: UIViewController, UIAdaptivePresentationControllerDelegate {
  func showTuner() {
    let tuner = TunerController()
    tuner.isModalInPresentation = true
    tuner.presentationController?.delegate = self
    present(tuner, animated: true) // expect: unexplained-swipe-block
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

final class TunerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}
