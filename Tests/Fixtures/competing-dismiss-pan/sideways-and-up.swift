// A drag to the side or up is nobody's on a sheet; a table that does not scroll, or waits for the pan, takes none.
import UIKit

class ClosableController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func close() { dismiss(animated: true) }
}

final class SideController: ClosableController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, abs(pan.translation(in: view).x) > 120 { dismiss(animated: true) }
  }
}

final class UpController: ClosableController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: view).y < -120 { dismiss(animated: true) }
  }
}

final class DownController: ClosableController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag))) // expect: competing-dismiss-pan
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    if pan.state == .ended, way.y > 120, way.y > way.x { dismiss(animated: true) }
  }
}

final class HomeController: UIViewController {
  func openSide() { present(SideController(), animated: true) }
  func openUp() { present(UpController(), animated: true) }
  func openDown() { present(DownController(), animated: true) }

}

final class StillController: UIViewController {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isScrollEnabled = false
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: view).y > 120 { dismiss(animated: true) }
  }
}

final class WaitingController: UIViewController, UIGestureRecognizerDelegate {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(target: self, action: #selector(drag))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
    other == tableView.panGestureRecognizer
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: view).y > 120 { dismiss(animated: true) }
  }
}

final class ScrollingController: UIViewController {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isScrollEnabled = true
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag))) // expect: competing-dismiss-pan
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: view).y > 120 { dismiss(animated: true) }
  }
}
