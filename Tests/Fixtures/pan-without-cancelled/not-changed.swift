// Whatever is not a change is an end.
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
    view.frame.origin.y = offset
    if pan.state == .ended { print("ended") }
    if pan.state != .began, pan.state != .changed {
      if offset > 120 { close() } else { view.frame.origin.y = 0 }
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
