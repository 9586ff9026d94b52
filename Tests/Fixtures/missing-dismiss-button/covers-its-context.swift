// A card over its context that only a tap on it closes: nobody swipes it away, and no button leaves it. One with a button is left by that, and of one that nothing was seen to close nothing is said: what is beside it may.

import UIKit

final class Plaza: UIViewController {
  func map() { cover(with: MapCard()) } // expect: missing-dismiss-button
  func note() { cover(with: NoteCard()) }
  func sign() { cover(with: SignCard()) }

  func tip() {
    let tip = MapCard()
    tip.modalPresentationStyle = .popover
    tip.popoverPresentationController?.sourceView = view
    present(tip, animated: true)
  }

  private func cover(with card: UIViewController) {
    card.modalPresentationStyle = .overCurrentContext
    present(card, animated: true)
  }
}

class Card: UIViewController {
  @objc func close() { dismiss(animated: true) }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}

final class MapCard: Card {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }
}

final class NoteCard: Card {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }
}

final class SignCard: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}
