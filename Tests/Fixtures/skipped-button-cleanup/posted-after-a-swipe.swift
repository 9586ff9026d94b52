// The notification that renews the list is posted after a swipe alone.
import UIKit

final class Feeds: UIViewController {
  func manage() { present(UINavigationController(rootViewController: FeedManager()), animated: true) }
}

final class FeedManager: UITableViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(doneTapped))
  }

  // expect: skipped-button-cleanup
  @objc private func doneTapped() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    NotificationCenter.default.post(name: Notification.Name("feeds"), object: nil)
  }
}
