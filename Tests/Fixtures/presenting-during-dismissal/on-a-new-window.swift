// Another window has a chain of its own: what is presented there does not wait for a dismissal.
import UIKit

final class StageController: UIViewController {
  private let encore = UIViewController()

  @objc func leaveForNewWindow() {
    dismiss(animated: true)
    guard let scene = view.window?.windowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(encore, animated: true)
  }

  @objc func leaveForTheSame() {
    dismiss(animated: true)
    // expect: presenting-during-dismissal
    present(encore, animated: true)
  }
}
