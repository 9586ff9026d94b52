// A chain without a last else, with the long names.
import UIKit

final class PhotoController: UIViewController {
  private var start = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view.window)
    if pan.state == UIGestureRecognizer.State.began {
      start = point
    } else if pan.state == UIGestureRecognizer.State.changed {
      view.frame = CGRect(x: 0, y: max(point.y - start.y, 0), width: view.bounds.width, height: view.bounds.height)
    } else if pan.state == UIGestureRecognizer.State.ended { // expect: pan-without-cancelled
      if point.y - start.y > 100 { close() } else { view.frame.origin = .zero }
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
