// A transition that the pan drives.
import UIKit

final class PhotoController: UIViewController {
  private var transition: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let share = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began:
      transition = UIPercentDrivenInteractiveTransition()
      close()
    case .changed: transition?.update(share)
    case .ended: // expect: pan-without-cancelled
      if share > 0.3 { transition?.finish() } else { transition?.cancel() }
      transition = nil
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
