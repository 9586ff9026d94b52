// What a swipe runs is a log and a look; what Save does is Save's.
// clean
import UIKit

protocol Analytics { func trackDismissed() }

final class Profile: UIViewController {
  func edit() { present(UINavigationController(rootViewController: MottoController()), animated: true) }
}

final class MottoController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var analytics: Analytics?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    analytics?.trackDismissed()
    view.tintAdjustmentMode = .automatic
  }
}
