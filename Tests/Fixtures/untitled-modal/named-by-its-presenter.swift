// clean
// One screen for several tasks is named by whoever shows it.
import UIKit

final class ChoiceController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class ProfileController: UIViewController {
  func chooseCountry() {
    let choice = ChoiceController()
    choice.navigationItem.title = "Country"
    present(UINavigationController(rootViewController: choice), animated: true)
  }
}
