// The lock has a Cancel where it can be left, and stands in a window as well.
import UIKit

final class PinController: UIViewController { // expect: missing-escape-action
  override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(cancel)
  }

  @objc private func cancelTapped() { dismiss(animated: true) }
}

final class SettingsController: UIViewController {
  private var pinWindow: UIWindow?

  @objc func changePin() {
    let pin = PinController()
    pin.modalPresentationStyle = .fullScreen
    present(pin, animated: true)
  }

  func confirm(in scene: UIWindowScene) {
    pinWindow = UIWindow(windowScene: scene)
    pinWindow?.rootViewController = PinController()
    pinWindow?.accessibilityViewIsModal = true
    pinWindow?.makeKeyAndVisible()
  }

  func confirmed() { pinWindow = nil }
}
