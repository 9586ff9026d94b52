import UIKit

// A Close that is made with `action: nil` does nothing. One that is held under a name may be given an action later.

final class Ferry: UIViewController {
  @objc func board() {
    let navigation = UINavigationController(rootViewController: Deck())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true) // expect: trapped-modal
  }

  @objc func leave() {
    let deck = Hold()
    deck.wire(deck.closeItem)
    let navigation = UINavigationController(rootViewController: deck)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}

final class Deck: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
  }

  @objc private func goAshore() { dismiss(animated: true) }
}

final class Hold: UIViewController {
  let closeItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = closeItem
  }

  func wire(_ item: UIBarButtonItem) { perform(#selector(tie), with: item) }
  @objc private func tie(_ item: UIBarButtonItem) { item.setValue(NSStringFromSelector(#selector(jump)), forKey: "action") }
  @objc private func jump() { dismiss(animated: true) }
}
