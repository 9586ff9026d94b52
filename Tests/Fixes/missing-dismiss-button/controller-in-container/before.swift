import UIKit

final class MapController: UIViewController {
  func showLegend() {
    present(UINavigationController(rootViewController: LegendController()), animated: true)
  }
}

final class LegendController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Legend"
  }
}
