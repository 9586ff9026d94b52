// The place is asked for by what the app adds to recognisers and views, or by a property.
import UIKit

extension UIGestureRecognizer {
  func misses(_ view: UIView) -> Bool { !view.bounds.contains(location(in: view)) }

  var hitsNothing: Bool { view?.hitTest(location(in: view), with: nil) == nil }

  var isFinished: Bool { state == .ended }
}

extension UIView {
  func lies(under touch: UIGestureRecognizer) -> Bool { bounds.contains(touch.location(in: self)) }

  func isShown() -> Bool { !isHidden && alpha > 0 }
}

final class TipController: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside)))
  }

  @objc private func tappedOutside(_ tap: UITapGestureRecognizer) {
    guard tap.misses(card) else { return }
    dismiss(animated: true)
  }
}

final class HintController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside)))
  }

  @objc private func tappedOutside(_ tap: UITapGestureRecognizer) {
    if tap.hitsNothing { dismiss(animated: true) }
  }
}

final class RoomController: UIViewController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tappedOutside))
  private let card = UIView()
  private var isOnCard: Bool { card.lies(under: tap) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(tap)
  }

  @objc private func tappedOutside() {
    if !isOnCard { dismiss(animated: true) }
  }
}

final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside)))
  }

  @objc private func tappedOutside(_ tap: UITapGestureRecognizer) {
    guard let page = view.subviews.first, !page.lies(under: tap) else { return }
    dismiss(animated: true)
  }
}

final class RashController: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside)))
  }

  @objc private func tappedOutside(_ tap: UITapGestureRecognizer) { // expect: unfiltered-outside-tap
    guard tap.isFinished, card.isShown() else { return }
    dismiss(animated: true)
  }
}
