// A window that the class makes, or that has just got another root, has a chain of its own.
import UIKit

final class BannerController: UIViewController {
  private let picker = UIImagePickerController()
  private var window: UIWindow?
  private lazy var overlay: UIWindow = {
    let overlay = UIWindow(frame: .zero)
    overlay.rootViewController = UIViewController()
    return overlay
  }()

  @objc func showsAbove() {
    picker.dismiss(animated: true)
    overlay.makeKeyAndVisible()
    overlay.rootViewController?.present(UIViewController(), animated: true)
  }

  @objc func beginsAnew() {
    picker.dismiss(animated: true)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.present(UIViewController(), animated: true)
  }

  @objc func stays() {
    picker.dismiss(animated: true)
    window?.rootViewController?.present(UIViewController(), animated: true) // expect: presenting-during-dismissal
  }
}
