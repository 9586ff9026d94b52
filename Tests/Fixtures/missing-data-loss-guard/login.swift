// User name and password are typed again in a moment.
// clean
import UIKit

final class ServerController: UIViewController {
  func connect() { present(UINavigationController(rootViewController: ConnectController()), animated: true) }
}

final class ConnectController: UIViewController {
  private let user = UITextField()
  private let password = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    password.isSecureTextEntry = true
    view.addSubview(user)
    view.addSubview(password)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Connect", style: .done, target: self, action: #selector(connect))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func connect() {
    Connection.open(user.text, password.text)
    dismiss(animated: true)
  }
}

enum Connection {
  static func open(_ user: String?, _ password: String?) {}
}
