import UIKit

// A router that nobody gives the controller which it is to dismiss. One that somebody gives it, or may, closes.

enum Assembly {
  static func lighthouse() -> UIViewController {
    let router = LighthouseRouter()
    return LighthouseController(router: router)
  }

  static func beacon() -> UIViewController {
    let router = BeaconRouter()
    let controller = BeaconController(router: router)
    router.controller = controller
    return controller
  }
}

final class LighthouseRouter {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

final class BeaconRouter {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

/// Objective-C may set what it can see.
final class BuoyRouter: NSObject {
  @objc weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

class SignalController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc func closeTapped() {}
}

final class LighthouseController: SignalController {
  private let router: LighthouseRouter
  init(router: LighthouseRouter) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func closeTapped() { router.close() }
}

final class BeaconController: SignalController {
  private let router: BeaconRouter
  init(router: BeaconRouter) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func closeTapped() { router.close() }
}

final class BuoyController: SignalController {
  let router = BuoyRouter()
  override func closeTapped() { router.close() }
}

final class Harbour: UIViewController {
  @objc func openLighthouse() {
    let lighthouse = Assembly.lighthouse()
    lighthouse.modalPresentationStyle = .fullScreen
    present(lighthouse, animated: true) // expect: trapped-modal
  }

  @objc func openOthers() {
    let beacon = Assembly.beacon()
    beacon.modalPresentationStyle = .fullScreen
    present(beacon, animated: true)
    let buoy = BuoyController()
    buoy.modalPresentationStyle = .fullScreen
    present(buoy, animated: true)
  }
}
