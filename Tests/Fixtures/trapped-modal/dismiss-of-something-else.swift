// `dismiss` of a banner, a package's or the project's own, takes that away and leaves the modal; of what may be a controller, or
// is handed the modal, nobody knows.
import Toaster
import UIKit

final class Bakery: UIViewController {
  @objc func openAll() {
    show(OvenController()) // expect: trapped-modal
    show(DoughController()) // expect: trapped-modal
    show(CrustController()) // expect: trapped-modal
    show(YeastController())
    show(FlourController())
    show(SaltController())
    show(RyeController())
    show(BagelController())
    show(CoveredController())
  }

  private func show(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}

class Counter: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Bake", for: .normal)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func tapped() {}
}

// A view of the project's, whose method takes only itself away.
final class Banner: UIView {
  func dismiss(animated: Bool) { removeFromSuperview() }
}
final class OvenController: Counter {
  private let banner = Banner()
  override func tapped() { banner.dismiss(animated: true) }
}

// A static method of a package's.
final class DoughController: Counter {
  override func tapped() {
    Toast.show("Rising")
    DispatchQueue.main.async { Toast.dismiss() }
  }
}

// What the class makes itself.
final class CrustController: Counter {
  private var bubble: Bubble?
  override func tapped() {
    if bubble == nil { bubble = Bubble("Crisp") }
    bubble?.dismiss(animated: true)
  }
}

// What it is handed may be what holds it.
final class YeastController: Counter {
  var bubble: Bubble?
  override func tapped() { bubble?.dismiss(animated: true) }
}
func feed(_ yeast: YeastController, _ bubble: Bubble) { yeast.bubble = bubble }

// By its name it leads from screen to screen.
final class FlourController: Counter {
  override func tapped() { ToastNavigator.dismiss() }
}

// It is handed the modal.
final class SaltController: Counter {
  override func tapped() { Toast.dismiss(from: self) }
}

// The body of the project's own closes the modal.
final class Closer {
  weak var controller: UIViewController?
  func dismiss(animated: Bool) { controller?.dismiss(animated: animated) }
}
final class RyeController: Counter {
  private let closer = Closer()
  override func tapped() {
    closer.controller = self
    closer.dismiss(animated: true)
  }
}

// Controllers override UIKit's.
class Basket: UIViewController {
  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { super.dismiss(animated: animated, completion: completion) }
}
final class BagelController: Basket {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func tapped() { self.dismiss(animated: true) }
}

// Nobody knows a protocol's conformers: a controller may be one.
protocol Covering { func dismiss(animated: Bool, completion: (() -> Void)?) }
extension UIViewController: Covering {}
final class CoveredController: Counter {
  var covering: Covering?
  override func tapped() { covering?.dismiss(animated: true, completion: nil) }
}
func cover(_ covered: CoveredController, by covering: Covering) { covered.covering = covering }

// The presenter's class takes away a progress indicator only.
final class Mill: UIViewController {
  @objc func grind() {
    let wheat = WheatController()
    wheat.modalPresentationStyle = .fullScreen
    present(wheat, animated: true) // expect: trapped-modal
  }
  @objc func stop() { Toast.dismiss() }
}
final class WheatController: Counter {
  override func tapped() { print("wheat") }
}

// A presenter of the project's own, by which the class closes what it shows.
final class Tray {
  weak var controller: UIViewController?
  func dismiss(animated: Bool) { controller?.presentedViewController?.dismiss(animated: animated) }
}
final class Pantry: UIViewController {
  private let tray = Tray()
  @objc func look() {
    let oat = OatController()
    oat.modalPresentationStyle = .fullScreen
    present(oat, animated: true) // expect: missing-dismiss-button
  }
  @objc func close() { tray.dismiss(animated: true) }
}
final class OatController: Counter {
  override func tapped() { print("oat") }
}
