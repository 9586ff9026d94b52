// The pan is added in a superclass.
import UIKit

class DraggableController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(target: self, action: #selector(drag))
    view.addGestureRecognizer(pan)
  }

  @objc func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: move(with: pan)
    case .ended: leave(with: pan) // expect: pan-without-cancelled
    default: break
    }
  }
}
