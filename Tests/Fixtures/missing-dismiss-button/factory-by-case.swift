// A factory assigns a local in each arm: the call says which arm it takes.
import UIKit

enum Flow { case tour, map }

enum FlowFactory {
  static func make(_ flow: Flow) -> UIViewController {
    let controller: UIViewController
    switch flow {
    case .tour: controller = TourController()
    case .map: controller = MapController()
    }
    return controller
  }
}

final class Quay: UIViewController {
  func showTour() { present(FlowFactory.make(.tour), animated: true) } // expect: missing-dismiss-button
  func showMap() { present(FlowFactory.make(.map), animated: true) }
}

final class TourController: UIViewController {
  private let heading = UILabel()
}

final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}
