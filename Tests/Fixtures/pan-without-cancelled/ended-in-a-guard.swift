// It moves first, and whatever has not ended goes home.
import UIKit

final class PhotoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    view.center.y += pan.translation(in: view).y
    pan.setTranslation(.zero, in: view)
    guard pan.state == .ended else { return } // expect: pan-without-cancelled
    if view.frame.minY > 200 { close() } else { view.center.y = view.bounds.midY }
  }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
