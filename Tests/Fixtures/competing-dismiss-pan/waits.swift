// It waits for the scroll view, or begins only where content is at its top.
// clean
import UIKit

final class FirstController: UIViewController {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    tableView.panGestureRecognizer.require(toFail: pan)
    view.addGestureRecognizer(pan)
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: view).y > 120 { close() }
  }

  @objc private func close() { dismiss(animated: true) }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: FirstController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}

final class SecondController: UIViewController, UIGestureRecognizerDelegate {
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

  func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { tableView.contentOffset.y <= 0 }
}
