// A window with a gate is there until one has signed in: nothing may close it, whatever the same screen's Cancel does elsewhere.
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var lockWindow: UIWindow?
  var tipWindow: UIWindow?

  func lock() {
    lockWindow = UIWindow(frame: UIScreen.main.bounds)
    lockWindow?.accessibilityViewIsModal = true
    lockWindow?.rootViewController = PinLockController()
    lockWindow?.makeKeyAndVisible()
  }

  func unlock() { lockWindow = nil }

  func showTip() {
    tipWindow = UIWindow(frame: UIScreen.main.bounds)
    tipWindow?.accessibilityViewIsModal = true
    tipWindow?.rootViewController = TipController()
    tipWindow?.makeKeyAndVisible()
  }

  func hideTip() { tipWindow = nil }
}

final class SettingsController: UIViewController {
  @objc func changePin() { present(PinLockController(), animated: true) }
  @objc func tip() { present(TipController(), animated: true) }
}

final class PinLockController: UIViewController {
  private let cancelButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    cancelButton.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(cancelButton)
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class TipController: UIViewController {  // expect: missing-escape-action
  private let closeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(closeButton)
  }

  @objc private func leave() { dismiss(animated: true) }
}
