// A property moves the view when it is set.
import UIKit

final class PhotoController: UIViewController {
  private var shift: CGFloat = 0 {
    didSet { view.transform = CGAffineTransform(translationX: 0, y: shift) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    shift += pan.translation(in: view).y
    pan.setTranslation(.zero, in: view)
    guard pan.state == .ended else { return } // expect: pan-without-cancelled
    if view.frame.minY > 200 { close() } else { shift = 0 }
  }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
