// It dismisses when it is out of sight.
// clean
import UIKit

final class PhotoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    switch pan.state {
    case .changed: view.frame.origin.y = max(offset, 0)
    case .ended, .cancelled:
      if offset > 120 {
        UIView.animate(withDuration: 0.2) {
          self.view.frame.origin.y = self.view.bounds.height
        } completion: { _ in
          self.close()
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
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
