// Who presents hears of nothing by itself.
import UIKit

final class Board: UIViewController {
  func show() {
    let card = CardController()
    card.delegate = self
    present(UINavigationController(rootViewController: card), animated: true)
  }
}

extension Board: CardDelegate {
  func cardDidLeave(_ card: CardController) { clearMarks() }
  private func clearMarks() { view.tag = 0 }
}
