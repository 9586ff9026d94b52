// A screen is presented by what the callers of its router hand over: which case, and in which way, and both together.
import UIKit

enum Place { case shop, map, help }
enum Way { case push, cover }

extension Place {
  var controller: UIViewController {
    switch self {
    case .shop: ShopController()
    case .map: MapController()
    case .help: HelpController()
    }
  }
}

final class CityController: UITableViewController {
  func showMap() { cover(.map) }
  func showShop() { push(.shop) }
  func openMap() { open(.map, by: .cover) }
  func openShop() { open(.shop, by: .push) }
  func showHelp() { visit(.help) }
  func visitMap() { visit(.map) }

  func showMapDirectly() {
    let map = Place.map.controller
    map.modalPresentationStyle = .fullScreen
    present(map, animated: true)
  }

  func showShopDirectly() {
    let shop = Place.shop.controller
    shop.modalPresentationStyle = .fullScreen
    present(shop, animated: true) // expect: trapped-modal
  }

  private func cover(_ place: Place) { coverScreen(make(place)) }

  private func push(_ place: Place) { navigationController?.pushViewController(make(place), animated: true) }

  private func open(_ place: Place, by way: Way) {
    let controller: UIViewController
    switch place {
    case .shop: controller = ShopController()
    case .map: controller = MapController()
    case .help: controller = HelpController()
    }
    switch way {
    case .push: navigationController?.pushViewController(controller, animated: true)
    case .cover:
      controller.modalPresentationStyle = .fullScreen
      present(controller, animated: true)
    }
  }

  private func visit(_ place: Place) {
    let controller = make(place)
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true) // expect: trapped-modal
  }

  private func make(_ place: Place) -> UIViewController {
    switch place {
    case .shop: return ShopController()
    case .map: return MapController()
    case .help: return HelpController()
    }
  }

  private func coverScreen(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}

final class ShopController: UIViewController {}
final class HelpController: UIViewController {}

final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in self.dismiss(animated: true) }))
  }
}
