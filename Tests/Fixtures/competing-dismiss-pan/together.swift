// A delegate allows both, over a table.
// clean
import UIKit

final class PhotoController: UIViewController, UIGestureRecognizerDelegate {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: view).y > 120 { close() }
  }

  @objc private func close() { dismiss(animated: true) }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .overFullScreen
    present(navigation, animated: true)
  }
}
