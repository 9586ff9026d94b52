// Not full screen, but it asks to decide.
import UIKit

final class CardController: UIViewController {
  private var isExpanded = false

  override var prefersStatusBarHidden: Bool { isExpanded } // expect: stale-status-bar

  @objc private func expand() { isExpanded = true }
  @objc private func close() { dismiss(animated: true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }
}

final class DeckController: UIViewController {
  func open() {
    let card = CardController()
    card.modalPresentationStyle = .pageSheet
    card.modalPresentationCapturesStatusBarAppearance = true
    present(UINavigationController(rootViewController: card), animated: true)
  }
}
