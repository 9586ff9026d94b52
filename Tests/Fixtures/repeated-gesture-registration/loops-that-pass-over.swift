// A loop that passes over what has one, and a list that is filled with new views each time.
import UIKit

final class Board: UIViewController {
  @IBOutlet private var tiles: [UIView]!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for tile in tiles where tile.gestureRecognizers == nil {
      tile.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
    }
  }

  @objc private func turn() {}
}

final class Deck: UIViewController {
  private var cards: [UIView] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    deal()
    for card in cards { card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn))) }
  }

  private func deal() {
    cards.removeAll()
    cards.append(UIView())
  }

  @objc private func turn() {}
}

final class Pile: UIViewController {
  private var cards: [UIView] = [UIView()]

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // expect: repeated-gesture-registration
    for card in cards { card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn))) }
  }

  @objc private func clear() { cards.removeAll() }
  @objc private func turn() {}
}
