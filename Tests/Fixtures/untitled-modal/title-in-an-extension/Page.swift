// clean
import UIKit

final class SettingsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setLargeTitle("Settings")
    addCloseItem()
  }
}

final class HomeController: UIViewController {
  func open() { present(UINavigationController(rootViewController: SettingsController()), animated: true) }
}
