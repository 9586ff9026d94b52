// A helper of the end moves it away.
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
      if offset > 120 { leave() } else { view.frame.origin.y = 0 }
    case .failed: view.frame.origin.y = 0
    default: break
    }
  }

  private func leave() {
    UIView.animate(withDuration: 0.3, animations: {
      self.view.frame.origin.y = self.view.frame.maxY // expect: undismissed-pan
    })
  }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
