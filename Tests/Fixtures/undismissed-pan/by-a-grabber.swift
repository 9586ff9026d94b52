// The pan is on a grabber, and where it sends the view has a name first. Which of the two it is, the finger says; one of them is out of sight.
import UIKit

final class DrawerController: UIViewController {
  private let grabber = UIView()
  private var start: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(grabber)
    grabber.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func closeTapped() { dismiss(animated: true) }

  override func accessibilityPerformEscape() -> Bool {
    closeTapped()
    return true
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    let y = pan.translation(in: nil).y
    switch pan.state {
    case .began: start = view.frame.origin.y
    case .changed: view.frame.origin.y = start + max(0, y)
    case .ended, .cancelled:
      let target = y > 150 ? view.bounds.height : start
      UIView.animate(withDuration: 0.25) { self.view.frame.origin.y = target } // expect: undismissed-pan
    default: break
    }
  }
}

final class TrayController: UIViewController {
  private let grabber = UIView()
  private var start: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(grabber)
    grabber.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func closeTapped() { dismiss(animated: true) }

  override func accessibilityPerformEscape() -> Bool {
    closeTapped()
    return true
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    let y = pan.translation(in: nil).y
    switch pan.state {
    case .began: start = view.frame.origin.y
    case .changed: view.frame.origin.y = start + max(0, y)
    case .ended, .cancelled:
      let target = start
      UIView.animate(withDuration: 0.25) { self.view.frame.origin.y = target }
    default: break
    }
  }
}

final class HomeController: UIViewController {
  @objc func open() {
    let drawer = DrawerController()
    drawer.modalPresentationStyle = .overFullScreen
    present(drawer, animated: true)
  }

  @objc func openTray() {
    let tray = TrayController()
    tray.modalPresentationStyle = .overFullScreen
    present(tray, animated: true)
  }
}
