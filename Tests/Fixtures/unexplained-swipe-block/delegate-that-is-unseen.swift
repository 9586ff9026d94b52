// What the delegate does is not to be seen, nor what the content is.
// clean
import PianoKit
import UIKit

final class PianoController: UIViewController {
  func showTuner() {
    let tuner = TunerController()
    tuner.isModalInPresentation = true
    tuner.presentationController?.delegate = tuningDelegate
    present(tuner, animated: true)
  }

  func showForeign() {
    let foreign = ForeignController()
    foreign.isModalInPresentation = true
    present(foreign, animated: true)
  }
}

final class TunerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}
