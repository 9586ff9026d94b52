// On a view of one's own it is another matter.
// clean
import UIKit

final class DrawerController: UIViewController {
  private let shade = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { dismiss(animated: true) }
}
