// A wireframe knows its screens by a protocol, whose `controller` is the screen itself.
import UIKit

protocol Screen: AnyObject {
  var controller: UIViewController { get }
}

extension Screen where Self: UIViewController {
  var controller: UIViewController { self }
}

protocol HarbourScreen: Screen {}
protocol BuoyScreen: Screen {}

enum HarbourFactory {
  static func make() -> HarbourScreen? { HarbourController() }
}

enum BuoyFactory {
  static func make() -> BuoyScreen? { BuoyController() }
}

final class Wireframe {
  func showHarbour(from screen: Screen?) {
    guard let harbour = HarbourFactory.make() else { return }
    screen?.controller.present(harbour.controller, animated: true) // expect: missing-dismiss-button
  }

  func showBuoy(from screen: Screen?) {
    guard let buoy = BuoyFactory.make() else { return }
    screen?.controller.present(buoy.controller, animated: true)
  }

  func coverWithHarbour(from screen: Screen?) {
    guard let harbour = HarbourFactory.make() else { return }
    harbour.controller.modalPresentationStyle = .custom
    screen?.controller.present(harbour.controller, animated: true)
  }
}

func tour(_ screen: Screen) {
  let wireframe = Wireframe()
  wireframe.showHarbour(from: screen)
  wireframe.showBuoy(from: screen)
  wireframe.coverWithHarbour(from: screen)
}

final class HarbourController: UIViewController, HarbourScreen {
  private let name = UILabel()
}

final class BuoyController: UIViewController, BuoyScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    view.addSubview(close)
  }
}
