// Who asks to sign in hands over what ends it all, in one place: what the modal's Cancel answers leads there.
import UIKit

final class SignIn: Operation {
  private weak var presenter: UIViewController?
  private let navigation = UINavigationController()

  init(presenter: UIViewController) {
    self.presenter = presenter
    super.init()
  }

  override func main() {
    ask { account in self.finish(account) }
  }

  private func ask(completion: @escaping (String?) -> Void) {
    let page = AccountPage()
    page.answer = { result in
      if let account = result {
        completion(account)
      } else {
        completion(nil)
      }
    }
    navigation.setViewControllers([page], animated: false)
    presenter?.present(navigation, animated: true) // expect: skipped-swipe-cleanup
  }

  private func finish(_ account: String?) {
    print(account ?? "nobody")
    DispatchQueue.main.async { self.navigation.dismiss(animated: true) }
  }
}

final class AccountPage: UIViewController {
  var answer: ((String?) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sign in", style: .done, target: self, action: #selector(signIn))
  }

  @objc private func cancel() { answer?(nil) }

  @objc private func signIn() { answer?("somebody") }
}
