// What is kept while the finger moves is no view that moves.
import UIKit

final class StartController: UIViewController {
  private var start = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: start.y = pan.location(in: nil).y
    case .ended: if pan.location(in: nil).y - start.y > 120 { dismiss(animated: true) }
    default: break
    }
  }
}

final class OriginController: UIViewController {
  private var origin: CGPoint = .zero
  private var speed = SpeedWatch()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      self.origin = pan.location(in: nil)
      pan.setTranslation(.zero, in: view)
    case .changed: speed.update(pan.velocity(in: view).y)
    case .ended: if pan.location(in: nil).y - origin.y > 120 { dismiss(animated: true) }
    default: break
    }
  }
}

final class CardController: UIViewController {
  private var origin: CGPoint = .zero
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: self.origin = card.frame.origin
    case .changed: card.frame.origin.y = origin.y + pan.translation(in: view).y
    case .ended: if pan.translation(in: view).y > 120 { dismiss(animated: true) } else { card.frame.origin = origin } // expect: pan-without-cancelled
    default: break
    }
  }
}
