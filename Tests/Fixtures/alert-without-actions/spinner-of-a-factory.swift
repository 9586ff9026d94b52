// A factory, an extension or a base class makes the spinner, and the screen that asks for it closes it. Where nobody who does closes
// anything, it is a trap.
import UIKit

enum Spinners {
  static func make() -> UIAlertController { UIAlertController(title: nil, message: "Wait", preferredStyle: .alert) }
  static func trap() -> UIAlertController { UIAlertController(title: nil, message: "Wait", preferredStyle: .alert) } // expect: alert-without-actions
}

extension UIAlertController {
  convenience init(loading text: String) { self.init(title: nil, message: text, preferredStyle: .alert) }
}

protocol Loadable: UIViewController {}

extension Loadable {
  func startLoading() {
    let alert = UIAlertController(title: nil, message: "Loading", preferredStyle: .alert)
    present(alert, animated: true)
  }
}

class BusyController: UIViewController {
  func showBusy() {
    let alert = UIAlertController(title: nil, message: "Saving", preferredStyle: .alert)
    present(alert, animated: true)
  }
}

final class SaveController: BusyController {
  func save() {
    showBusy()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.dismiss(animated: true) }
  }
}

final class LoadController: UIViewController, Loadable {
  @objc func load() {
    startLoading()
    present(Spinners.make(), animated: true)
    present(UIAlertController(loading: "Wait"), animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.presentedViewController?.dismiss(animated: true) }
  }
}

final class HangingController: UIViewController {
  @objc func load() { present(Spinners.trap(), animated: true) }
}

final class LaunchController: UIViewController {
  func fail() {
    let alert = UIAlertController(title: "Start again", message: nil, preferredStyle: .alert) // expect: alert-without-actions
    present(alert, animated: true)
  }
}

final class SettingsController: UIViewController {
  func restart(_ launch: LaunchController) {
    launch.fail()
    dismiss(animated: true)
  }
}

enum Failures {
  static func show(on screen: UIViewController) {
    let alert = UIAlertController(title: "Start again", message: nil, preferredStyle: .alert) // expect: alert-without-actions
    if let stack = alert as? UINavigationController { print(stack) }
    screen.present(alert, animated: true)
  }
}

final class SignInFlow {
  private var signIn: UIViewController?
  func fail(on screen: UIViewController) { Failures.show(on: screen) }
  func cancel() { signIn?.dismiss(animated: true) }
}
