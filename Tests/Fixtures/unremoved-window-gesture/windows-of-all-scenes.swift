// The key window of all scenes, as it is found today.
import UIKit

final class ScenesController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first?.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  @objc private func panned() { view.endEditing(true) }
}

final class ListedController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let window = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
    window?.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned))) // expect: unremoved-window-gesture
  }

  @objc private func panned() { view.endEditing(true) }
}

final class CardsController: UIViewController {
  private let cards: [Card] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    cards.compactMap { $0.face }.first?.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
  }

  @objc private func panned() { view.endEditing(true) }
}

struct Card {
  var face: UIView?
}
