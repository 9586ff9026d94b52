// In a navigation controller over the menu's context, presented by a helper.
import UIKit

final class InnerNavigation: UINavigationController {}

final class BookmarksController: UITableViewController { // expect: missing-escape-action
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))
  }

  @objc private func done() { dismiss(animated: true) }
}

final class MenuController: UIViewController {
  func openInner(_ controller: UIViewController) {
    let container = InnerNavigation(rootViewController: controller)
    container.modalPresentationStyle = .overCurrentContext
    present(container, animated: true)
  }

  @objc func bookmarks() { openInner(BookmarksController()) }
}
