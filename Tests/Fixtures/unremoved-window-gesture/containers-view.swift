// The navigation controller's view and the presenter's outlive this screen as well.
import UIKit

final class DetailController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    navigationController?.view.addGestureRecognizer(pan) // expect: unremoved-window-gesture
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    presentingViewController?.view.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  @objc private func panned() {}
  @objc private func tapped() {}
}
