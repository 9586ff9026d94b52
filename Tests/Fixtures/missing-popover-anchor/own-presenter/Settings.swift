import UIKit

final class SettingsController: UIViewController {
  private let presenter = SignOutPresenter()

  @objc func signOut() { presenter.ask(from: self, hasCopy: false) }
}
