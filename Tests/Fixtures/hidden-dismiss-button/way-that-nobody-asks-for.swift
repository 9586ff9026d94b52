// Of the ways in which a router can show a page only those count that some caller asks for, also where the router's own functions hand the way on.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Lobby()
    return true
  }
}
final class Lobby: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Guide.shared.lead(.map, from: self, way: .framed)
    Guide.shared.lead(.shop, from: self)
    Usher.shared.lead(.map, from: self, way: .bare)
  }
}
enum Room { case map, shop }
enum Way { case framed, bare }
func page(_ room: Room) -> UIViewController {
  switch room {
  case .map: return MapPage()
  case .shop: return ShopPage()
  }
}
final class Guide {
  static let shared = Guide()
  func lead(_ room: Room, from sender: UIViewController, way: Way = .framed) { lead(page(room), from: sender, way: way) }
  private func lead(_ target: UIViewController, from sender: UIViewController, way: Way) {
    switch way {
    case .framed: sender.present(UINavigationController(rootViewController: target), animated: true)
    case .bare: sender.present(target, animated: true)
    }
  }
}
final class Usher {
  static let shared = Usher()
  func lead(_ room: Room, from sender: UIViewController, way: Way) { lead(page(room), from: sender, way: way) } // expect: hidden-dismiss-button
  private func lead(_ target: UIViewController, from sender: UIViewController, way: Way) {
    switch way {
    case .framed: sender.present(UINavigationController(rootViewController: target), animated: true)
    case .bare: sender.present(target, animated: true)
    }
  }
}
class Page: UIViewController {
  lazy var cross = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.leftBarButtonItem = cross
  }
  @objc func close() { dismiss(animated: true) }
}
final class MapPage: Page {}
final class ShopPage: Page {}
