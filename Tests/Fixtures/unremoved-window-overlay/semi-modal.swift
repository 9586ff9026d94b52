// clean
// A semi-modal dialog on the window: a dark background that takes taps, three ways out, all of which hide and
// then remove it.
import UIKit

protocol RatingDialogDelegate: AnyObject {
  func ratingDialog(_ dialog: RatingDialog, didRate stars: Int)
}

final class RatingDialog: UIViewController {
  weak var delegate: RatingDialogDelegate?
  private let panel = UIView()
  private let accept = UIButton(type: .system)
  private let cancel = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    view.accessibilityViewIsModal = true
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(backgroundTapped(_:))))
    accept.setTitle("Accept", for: .normal)
    accept.addTarget(self, action: #selector(accepted), for: .touchUpInside)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: #selector(hide), for: .touchUpInside)
    panel.addSubview(accept)
    panel.addSubview(cancel)
    view.addSubview(panel)
  }

  func show(over window: UIWindow) {
    view.frame = window.bounds
    window.addSubview(view)
    view.frame.origin.y = window.bounds.height
    UIView.animate(withDuration: 0.4) { self.view.frame.origin.y = 0 }
  }

  @objc func hide() {
    UIView.animate(withDuration: 0.4) {
      self.view.frame.origin.y = self.view.bounds.height
    } completion: { _ in
      self.view.removeFromSuperview()
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    hide()
    return true
  }

  @objc private func accepted() {
    hide()
    delegate?.ratingDialog(self, didRate: 5)
  }

  @objc private func backgroundTapped(_ tap: UITapGestureRecognizer) {
    guard !panel.frame.contains(tap.location(in: view)) else { return }
    hide()
  }
}
