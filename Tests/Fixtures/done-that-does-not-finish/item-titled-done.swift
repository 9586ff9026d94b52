// Its title says Done, its method only logs.
import UIKit

class EditorPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(cancel))
  }

  @objc func cancel() { dismiss(animated: true) }
}

final class ProfilePage: EditorPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: self, action: #selector(tapped)) // expect: done-that-does-not-finish
  }

  @objc private func tapped() { NSLog("not yet") }
}

final class AccountController: UIViewController {
  func edit() { present(UINavigationController(rootViewController: ProfilePage()), animated: true) }
}
