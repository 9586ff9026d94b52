import UIKit

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class SeedPage: Page {}
final class BedPage: Page {}
final class ToolPage: Page {}
final class WeatherPage: Page {}
