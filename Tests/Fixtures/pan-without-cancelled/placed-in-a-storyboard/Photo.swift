// The pan stands in the storyboard, its handler here.
import UIKit

final class PhotoController: UIViewController {
  @IBAction private func close(_ sender: Any) { dismiss(animated: true) }

  @IBAction private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    switch pan.state {
    case .began, .changed: view.transform = CGAffineTransform(translationX: 0, y: max(offset, 0))
    case .ended: // expect: pan-without-cancelled
      if offset > 120 { dismiss(animated: true) } else { UIView.animate(withDuration: 0.2) { self.view.transform = .identity } }
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
