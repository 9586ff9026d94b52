// A picture that a tap anywhere closes is meant so; a keyboard goes wherever one taps.
// clean
import UIKit

final class PictureController: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutsideField)))
  }

  @objc private func tapped() { dismiss(animated: true) }
  @objc private func tappedOutsideField() { field.resignFirstResponder() }
}
