// A lazy controller, wrapped, presented by a coordinator. Its only item deletes.
import UIKit

final class AccountCoordinator {
  private let root = UIViewController()
  private lazy var screen: AccountController = {
    let screen = AccountController()
    screen.title = "Account"
    return screen
  }()

  func start() {
    let navigation = UINavigationController(rootViewController: screen)
    root.present(navigation, animated: true) // expect: missing-dismiss-button
  }
}

func showAccount() { AccountCoordinator().start() }

final class AccountController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Delete", style: .plain, target: self, action: #selector(deleteAccount))
  }

  @objc private func deleteAccount() {
    AccountService.delete()
    dismiss(animated: true)
  }
}

enum AccountService {
  static func delete() {}
}
