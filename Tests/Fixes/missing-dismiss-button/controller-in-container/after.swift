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
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
