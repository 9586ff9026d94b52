// What the pan does.
import UIKit

extension DraggableController {
  func move(with pan: UIPanGestureRecognizer) { view.transform = CGAffineTransform(translationX: 0, y: pan.translation(in: view).y) }

  func leave(with pan: UIPanGestureRecognizer) {
    if pan.velocity(in: view).y > 600 { dismiss(animated: true) } else { view.transform = .identity }
  }
}
