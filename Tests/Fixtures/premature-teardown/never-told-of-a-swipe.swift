// The method that UIKit calls as a swipe begins: of nobody's delegate, and of a presenter whose modals no swipe closes.
import UIKit

final class Player {
  private var isOn = false
  func stop() { isOn = false }
}

final class Nobodys: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let player = Player()

  func open() { present(Page(), animated: true) }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { player.stop() }
}

final class Covering: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let player = Player()

  func open() {
    let page = Page()
    page.modalPresentationStyle = .fullScreen
    page.presentationController?.delegate = self
    present(page, animated: true)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { player.stop() }
}

final class Sheeting: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let player = Player()

  func open() {
    let page = Page()
    page.presentationController?.delegate = self
    present(page, animated: true)
  }

  // expect: premature-teardown
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { player.stop() }
}

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}
