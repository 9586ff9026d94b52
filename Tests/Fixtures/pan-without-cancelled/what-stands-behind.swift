// Where the moving pan has left, what stands behind is for its ends, the cancelled one among them; the rest of a chain is, too.
import UIKit

final class ReturningController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    if pan.state == .began || pan.state == .changed {
      view.transform = CGAffineTransform(translationX: 0, y: max(offset, 0))
      return
    }
    if pan.state == .ended, offset > 120 {
      dismiss(animated: true)
      return
    }
    view.transform = .identity
  }
}

final class ArmsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    var closes = false
    switch pan.state {
    case .began: return
    case .changed:
      view.transform = CGAffineTransform(translationX: 0, y: max(offset, 0))
      return
    case .ended: closes = offset > 120
    default: break
    }
    if closes { dismiss(animated: true) } else { view.transform = .identity }
  }
}

final class ChainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    if pan.state == .changed {
      view.transform = CGAffineTransform(translationX: 0, y: max(offset, 0))
    } else if pan.state == .ended, offset > 120 {
      dismiss(animated: true)
    } else if view.transform != .identity {
      view.transform = .identity
    }
  }
}

// Each state comes to what stands behind, so it springs nothing back.
final class ShadeController: UIViewController {
  private let shade = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    switch pan.state {
    case .changed: view.transform = CGAffineTransform(translationX: 0, y: max(offset, 0))
    case .ended: // expect: pan-without-cancelled
      if offset > 120 { dismiss(animated: true) } else { view.transform = .identity }
    default: break
    }
    shade.alpha = 1 - offset / 400
  }
}

// Only the ended pan comes to what stands behind.
final class GuardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    if pan.state == .changed {
      view.transform = CGAffineTransform(translationX: 0, y: max(offset, 0))
      return
    }
    guard pan.state == .ended else { return } // expect: pan-without-cancelled
    if offset > 120 { dismiss(animated: true) } else { view.transform = .identity }
  }
}
