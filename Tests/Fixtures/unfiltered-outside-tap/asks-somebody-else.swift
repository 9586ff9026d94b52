// The handler asks somebody who was not seen about the tap.
import UIKit

class CardController: UIViewController {
  let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }
}

final class OutsideController: CardController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside(_:))))
  }

  @objc private func tappedOutside(_ tap: UITapGestureRecognizer) {
    guard !tap.isInside(card) else { return }
    dismiss(animated: true)
  }
}

final class ClosureController: CardController {
  var shouldClose: (UITapGestureRecognizer) -> Bool = { _ in true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside(_:))))
  }

  @objc private func tappedOutside(_ tap: UITapGestureRecognizer) {
    if shouldClose(tap) { dismiss(animated: true) }
  }
}

protocol CardDeciding: AnyObject {
  func card(_ card: UIViewController, closesFor tap: UITapGestureRecognizer) -> Bool
}

final class DecidedController: CardController {
  weak var decider: CardDeciding?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside(_:))))
  }

  @objc private func tappedOutside(_ tap: UITapGestureRecognizer) {
    if decider?.card(self, closesFor: tap) == true { dismiss(animated: true) }
  }
}

final class LoggingController: CardController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside(_:))))
  }

  @objc private func tappedOutside(_ tap: UITapGestureRecognizer) { // expect: unfiltered-outside-tap
    note(tap)
    dismiss(animated: true)
  }

  private func note(_ tap: UITapGestureRecognizer) { title = tap.name }
}
