// What closes stands in a base class: one override there is enough for all that inherit from it, so it is said once.
import UIKit

class CardController: UIViewController {  // expect: missing-escape-action
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func close() { dismiss(animated: true) }
}

final class TideCard: CardController {}

final class WindCard: CardController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(later), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func later() { dismiss(animated: true) }
}

final class HarbourController: UIViewController {
  func tide() { show(TideCard()) }
  func wind() { show(WindCard()) }

  private func show(_ card: UIViewController) {
    card.modalPresentationStyle = .overFullScreen
    present(card, animated: true)
  }
}
