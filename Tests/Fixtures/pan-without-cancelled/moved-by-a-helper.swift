// A helper moves; another function ends.
import UIKit

final class PhotoController: UIViewController {
  private let top = NSLayoutConstraint()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: shift(by: pan.translation(in: view).y)
    case .ended: settle(pan) // expect: pan-without-cancelled
    default: break
    }
  }

  private func shift(by offset: CGFloat) { top.constant = max(offset, 0) }

  private func settle(_ pan: UIPanGestureRecognizer) {
    if pan.translation(in: view).y > 90 { close() } else { top.constant = 0 }
  }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
