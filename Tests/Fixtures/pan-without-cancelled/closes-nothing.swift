// A slider that is dragged, on a screen that closes otherwise.
// clean
import UIKit

final class PhotoController: UIViewController {
  private let knob = UIView()
  private var value: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).x
    if pan.state == .changed { knob.center.x = offset }
    if pan.state == .ended { value = offset }
  }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
