// Only the screen that is pushed is given `onEnd`: the one in the modal has nothing to call too early.
import UIKit

final class Launcher: UIViewController {
  func askForShop() {
    let picker = ShopPicker()
    present(UINavigationController(rootViewController: picker), animated: true)
  }

  func askForTown() {
    let picker = TownPicker()
    picker.onEnd = { [weak self] in self?.advance() }
    present(UINavigationController(rootViewController: picker), animated: true)
  }

  private func advance() { view.isHidden = false }
}

final class SignInFlow {
  func finish(in navigation: UINavigationController, onEnd: @escaping () -> Void) {
    let picker = ShopPicker()
    picker.onEnd = onEnd
    navigation.pushViewController(picker, animated: true)
  }
}

final class ShopPicker: UIViewController {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onEnd?()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class TownPicker: UIViewController {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func viewWillDisappear(_ animated: Bool) { // expect: premature-teardown
    super.viewWillDisappear(animated)
    onEnd?()
  }

  @objc private func close() { dismiss(animated: true) }
}
