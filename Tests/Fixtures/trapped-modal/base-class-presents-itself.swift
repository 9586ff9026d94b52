// A base class shows itself: what is shown is the subclass that it is called on. Those with a Close are fine, the one without is not.
import UIKit

class Card: UIViewController {
  func show(over page: UIViewController) {
    modalPresentationStyle = .overFullScreen
    page.present(self, animated: true)
  }

  class func open(over page: UIViewController) {
    let card = self.init()
    card.modalPresentationStyle = .overFullScreen
    page.present(card, animated: true)
  }

  var framed: UINavigationController {
    let stack = UINavigationController(rootViewController: self)
    stack.modalPresentationStyle = .fullScreen
    return stack
  }
}

final class HelpCard: Card {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}

final class NewsCard: Card {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class PosterCard: Card {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class BoardPage: UIViewController {
  @objc func help() { HelpCard().show(over: self) }
  @objc func news() { NewsCard.open(over: self) }
  @objc func framedHelp() { present(HelpCard().framed, animated: true) }
  @objc func poster() { PosterCard().show(over: self) } // expect: trapped-modal
  @objc func framedPoster() { present(PosterCard().framed, animated: true) } // expect: trapped-modal
}
