// clean
// A selector that names a protocol goes up the responder chain, to whoever conforms to it.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = HarbourController()
    window?.makeKeyAndVisible()
    return true
  }
}

@objc protocol Leaving {
  func leave(_ sender: Any?)
}

extension UIViewController: Leaving {
  func leave(_ sender: Any?) { dismiss(animated: true) }
}

final class LeaveButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitle("Leave", for: .normal)
    addTarget(nil, action: #selector(Leaving.leave(_:)), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}

final class HarbourController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let tides = TidesController()
    tides.modalPresentationStyle = .fullScreen
    present(tides, animated: true)
  }
}

final class TidesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(LeaveButton())
  }
}
