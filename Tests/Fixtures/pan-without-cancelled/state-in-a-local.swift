// The state is kept in a local, and `.failed` alone is handled.
import UIKit

final class PhotoController: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let state = pan.state
    switch state {
    case .changed: card.transform = CGAffineTransform(translationX: 0, y: pan.translation(in: view).y)
    case .ended: finish(pan.velocity(in: view).y) // expect: pan-without-cancelled
    case .failed: card.transform = .identity
    default: return
    }
  }

  private func finish(_ speed: CGFloat) {
    if speed > 500 { close() } else { card.transform = .identity }
  }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
