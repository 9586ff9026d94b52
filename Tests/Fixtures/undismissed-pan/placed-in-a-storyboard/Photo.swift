// The storyboard places the pan; its handler moves the screen away and forgets to dismiss it.
import UIKit

final class PhotoController: UIViewController {
  @IBAction private func close(_ sender: Any) { dismiss(animated: true) }

  @IBAction private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    switch pan.state {
    case .changed: view.frame.origin.y = max(offset, 0)
    case .ended, .cancelled:
      if offset > 120 {
        UIView.animate(withDuration: 0.2) {
          self.view.transform = CGAffineTransform(translationX: 0, y: self.view.bounds.height) // expect: undismissed-pan
        }
      } else {
        view.frame.origin.y = 0
      }
    default: break
    }
  }
}

final class GalleryController: UIViewController {
  func show() {
    let photo = UIStoryboard(name: "Photo", bundle: nil).instantiateViewController(withIdentifier: "photo")
    photo.modalPresentationStyle = .fullScreen
    present(photo, animated: true)
  }
}
