import UIKit

// Whether it is animated is said by who calls; one leaves it at the default.
enum Calls {
  static func open(on root: UINavigationController, animated: Bool = true) {
    root.presentedViewController?.dismiss(animated: animated)
    root.popToRootViewController(animated: animated)
    root.present(CallController(), animated: true) // expect: presenting-during-dismissal
  }

  static func reopen(on root: UINavigationController, animated: Bool = true) {
    root.presentedViewController?.dismiss(animated: animated) {
      root.present(CallController(), animated: true)
    }
  }

  /// Nobody leaves it.
  static func replace(on root: UINavigationController, animated: Bool = true) {
    root.presentedViewController?.dismiss(animated: animated)
    root.present(CallController(), animated: true)
  }

  /// No default, and the one caller does not animate.
  static func restore(on root: UINavigationController, animated: Bool) {
    root.presentedViewController?.dismiss(animated: animated)
    root.present(CallController(), animated: true)
  }
}

final class RoomController: UIViewController {
  func call() {
    guard let navigationController else { return }
    Calls.open(on: navigationController)
  }

  func callAtOnce() {
    guard let navigationController else { return }
    Calls.open(on: navigationController, animated: false)
  }

  func callAgain() {
    guard let navigationController else { return }
    Calls.reopen(on: navigationController)
  }

  func change() {
    guard let navigationController else { return }
    Calls.replace(on: navigationController, animated: false)
    Calls.restore(on: navigationController, animated: false)
  }
}

final class CallController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}
