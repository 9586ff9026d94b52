// What stands in a storyboard or XIB that is not among the files is not seen, whether or not the class has outlets.
import UIKit

extension UIStoryboard {
  static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }

  func instantiate<T: UIViewController>(_ type: T.Type) -> T {
    instantiateViewController(withIdentifier: String(describing: type)) as! T
  }
}

protocol Storyboarded {}

extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    UIStoryboard(name: "Main", bundle: .main).instantiateViewController(withIdentifier: String(describing: self)) as! Self
  }

  static func load(from storyboard: UIStoryboard) -> Self {
    guard let controller = storyboard.instantiateInitialViewController() as? Self else { fatalError() }
    return controller
  }
}

struct Scene<T: UIViewController> {
  var identifier: String

  func make() -> T {
    guard let controller = UIStoryboard.main.instantiateViewController(withIdentifier: identifier) as? T else { fatalError() }
    return controller
  }
}

enum Scenes {
  static let map = Scene<MapController>(identifier: "Map")
}

final class MapController: UIViewController, Storyboarded {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}

/// It says itself which XIB it comes out of.
final class LegendController: UIViewController {
  init() { super.init(nibName: "LegendController", bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

/// It is told, and mostly it is told none.
final class RouteController: UIViewController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  convenience init() { self.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

final class AtlasController: UIViewController {
  func byCast() { cover(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Map") as! MapController) }
  func byType() { cover(UIStoryboard.main.instantiate(MapController.self)) }
  func bySelf() { cover(MapController.instantiate()) }
  func byInitial() { cover(MapController.load(from: .main)) }
  func byScene() { cover(Scenes.map.make()) }

  func byBinding() {
    guard let map = storyboard?.instantiateViewController(withIdentifier: "Map") as? MapController else { return }
    cover(UINavigationController(rootViewController: map))
  }

  func byCreator() {
    let map: MapController = UIStoryboard.main.instantiateViewController(identifier: "Map") { MapController(coder: $0) }
    cover(map)
  }

  func byXIB() { cover(MapController(nibName: "MapController", bundle: nil)) }
  func byXIBOfATool() { cover(MapController(nib: R.nib.map)) }
  func byXIBOfItsOwn() { cover(LegendController()) }
  func byXIBThatItIsTold() { cover(RouteController(nibName: "RouteController", bundle: nil)) }

  func byXIBOfAHelper() { cover(made(from: "RouteController")) }
  private func made(from nib: String? = nil) -> RouteController { RouteController(nibName: nib, bundle: nil) }

  func byCode() { cover(MapController()) } // expect: trapped-modal
  func byNone() { cover(MapController(nibName: nil, bundle: nil)) } // expect: trapped-modal
  func byNoneThatItIsTold() { cover(RouteController()) } // expect: trapped-modal
  func byNoneOfAHelper() { cover(made()) } // expect: trapped-modal

  private func cover(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}
