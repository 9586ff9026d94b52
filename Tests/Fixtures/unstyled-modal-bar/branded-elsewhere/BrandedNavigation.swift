import UIKit

class BrandedNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = .systemOrange
  }
}

extension UIViewController {
  /// How this app shows a task.
  func presentTask(_ page: UIViewController) {
    let bar = BrandedNavigation(rootViewController: page)
    bar.modalPresentationStyle = .formSheet
    present(bar, animated: true)
  }
}
