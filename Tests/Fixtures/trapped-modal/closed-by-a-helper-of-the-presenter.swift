// The presenter closes what it presents by a helper: one of its superclass, of an extension, of another object.
import UIKit

extension UIViewController {
  func fold() { dismiss(animated: true) }
  func foldLater() async { await withCheckedContinuation { go in dismiss(animated: true) { go.resume() } } }
}

class TentController: UIViewController {
  func strike() { dismiss(animated: true) }
  func pitch(_ inside: UIViewController) {
    inside.modalPresentationStyle = .fullScreen
    present(inside, animated: true)
  }
}

final class Porter {
  func carryAway(from window: UIWindow?) { window?.rootViewController?.dismiss(animated: true) }
}

final class RainController: UIViewController {}

final class FirstCamp: TentController {
  @objc func rain() {
    let rain = RainController()
    rain.modalPresentationStyle = .fullScreen
    present(rain, animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.strike() }
  }
}

final class SecondCamp: UIViewController {
  @objc func rain() {
    let rain = RainController()
    rain.modalPresentationStyle = .fullScreen
    present(rain, animated: true)
    Task { await rain.foldLater() }
  }
}

final class ThirdCamp: UIViewController {
  private let porter = Porter()
  @objc func rain() {
    let rain = RainController()
    rain.modalPresentationStyle = .fullScreen
    present(rain, animated: true) { self.porter.carryAway(from: self.view.window) }
  }
}

final class FourthCamp: UIViewController {
  @objc func rain() {
    let rain = RainController()
    rain.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(rain, animated: true) { self.view.setNeedsLayout() }
  }
}
