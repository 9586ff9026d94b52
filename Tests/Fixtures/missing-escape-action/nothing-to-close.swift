// clean
// Progress that code ends, and a gate: the scrub has nothing to do.
import UIKit

final class LoadingController: UIViewController {
  private let spinner = UIActivityIndicatorView()
}

final class SignInController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func signIn() { dismiss(animated: true) }
}

final class HomeController: UIViewController {
  func load() {
    let loading = LoadingController()
    loading.modalPresentationStyle = .overFullScreen
    present(loading, animated: true)
  }

  func loaded() { dismiss(animated: true) }

  func enter() {
    let gate = SignInController()
    gate.modalPresentationStyle = .overFullScreen
    present(gate, animated: true)
  }
}
