// A screen gives a Close to what it presents next, and the item runs the screen's own `dismiss`: that closes what is on top, not the screen.
import UIKit

extension UIViewController {
  func presentFramed(_ shown: UIViewController) {
    let next = shown
    let item = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(closeShown))
    next.navigationItem.leftBarButtonItem = item
    present(UINavigationController(rootViewController: next), animated: true)
  }
  @objc func closeShown() { dismiss(animated: true) }
}

final class PortController: UIViewController {
  func openBoard() {
    let frame = UINavigationController(rootViewController: BoardController())
    frame.modalPresentationStyle = .fullScreen
    present(frame, animated: true) // expect: trapped-modal
  }
  func openPushing() {
    let frame = UINavigationController(rootViewController: PushingController())
    frame.modalPresentationStyle = .fullScreen
    present(frame, animated: true)
  }
  func openOwn() {
    let frame = UINavigationController(rootViewController: OwnController())
    frame.modalPresentationStyle = .fullScreen
    present(frame, animated: true)
  }
  // The twin: it is this one that is given the item.
  func openGiven() { presentFramed(GivenController()) }
}

final class BoardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(help))
  }
  @objc private func help() { presentFramed(GivenController()) }
}

// The page is pushed onto the same navigation controller: `dismiss` closes all of it.
final class PushingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let page = GivenController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(leave))
    navigationController?.pushViewController(page, animated: false)
  }
  @objc private func leave() { dismiss(animated: true) }
}

// The item is its own, in a function that presents.
final class OwnController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let item = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(leave))
    navigationItem.leftBarButtonItem = item
    let welcome = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
    welcome.addAction(UIAlertAction(title: "OK", style: .default))
    present(welcome, animated: true)
  }
  @objc private func leave() { dismiss(animated: true) }
}

final class GivenController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    let port = PortController()
    window?.rootViewController = port
    port.openBoard()
    port.openPushing()
    port.openOwn()
    port.openGiven()
    return true
  }
}
