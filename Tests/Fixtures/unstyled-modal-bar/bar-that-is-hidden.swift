// clean
// A plain bar that nobody sees: hidden by whoever presents it, or by the screen itself.
import UIKit

final class BrandedNavigation: UINavigationController {}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class ScanPage: Page {}
final class CodePage: Page {}
final class HistoryPage: Page {}
final class CameraPage: Page {}

final class FinderPage: Page {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
}

final class ScannerController: UIViewController {
  func scan() { present(BrandedNavigation(rootViewController: ScanPage()), animated: true) }
  func code() { present(BrandedNavigation(rootViewController: CodePage()), animated: true) }
  func history() { present(BrandedNavigation(rootViewController: HistoryPage()), animated: true) }
  func find() { present(UINavigationController(rootViewController: FinderPage()), animated: true) }

  func camera() {
    let bar = UINavigationController(rootViewController: CameraPage())
    bar.isNavigationBarHidden = true
    present(bar, animated: true)
  }
}
