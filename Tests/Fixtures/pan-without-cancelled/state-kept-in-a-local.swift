// A state in a local is asked in ways that are not followed.
// clean
import UIKit

final class NamedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    let state = pan.state
    let isOver = state == .ended || state == .cancelled
    if state == .changed { view.transform = CGAffineTransform(translationX: 0, y: max(offset, 0)) }
    if isOver { view.transform = .identity }
    if state == .ended, offset > 120 { dismiss(animated: true) }
  }
}

final class DeferredController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    let state = pan.state
    defer { if ![.began, .changed].contains(state) { view.transform = .identity } }
    switch state {
    case .changed: view.transform = CGAffineTransform(translationX: 0, y: max(offset, 0))
    case .ended: if offset > 120 { dismiss(animated: true) }
    default: break
    }
  }
}
