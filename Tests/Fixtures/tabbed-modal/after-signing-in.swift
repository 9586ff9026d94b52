// clean
// What follows a sign-in is the app itself.
import UIKit

final class MainTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UIViewController(), UIViewController()]
  }
}

final class SignInController: UIViewController {
  func signedIn() { view.window?.rootViewController = MainTabs() }
}

final class StartController: UIViewController {
  func start() {
    let signIn = SignInController()
    signIn.modalPresentationStyle = .fullScreen
    present(signIn, animated: true)
  }
}
