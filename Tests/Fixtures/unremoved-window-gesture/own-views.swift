// One's own views go with the screen; and in `viewDidLoad` there is no window to add to.
// clean
import UIKit

final class CanvasController: UIViewController {
  private let canvas = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    view.addGestureRecognizer(tap)
    canvas.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(tapped)))
    view.window?.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { view.endEditing(true) }
}
