// The pan is on the content that fills the sheet.
import UIKit

final class PhotoController: UIViewController {
  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    content.addGestureRecognizer(pan) // expect: competing-dismiss-pan
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: view).y > 120 { close() }
  }

  @objc private func close() { dismiss(animated: true) }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true)
  }
}
