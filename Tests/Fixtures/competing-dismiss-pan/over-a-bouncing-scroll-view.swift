// A scroll view that bounces up and down takes it as well.
import UIKit

final class PhotoController: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    view.addGestureRecognizer(pan) // expect: competing-dismiss-pan
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: view).y > 120 { close() }
  }

  @objc private func close() { dismiss(animated: true) }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .overFullScreen
    present(navigation, animated: true)
  }
}
