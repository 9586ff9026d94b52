import UIKit

final class HomeController: UIViewController {
  func edit() {
    let controller = UITableViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isModalInPopover = true // expect: deprecated-modal-api
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = view
    present(navigation, animated: true)
  }
}
