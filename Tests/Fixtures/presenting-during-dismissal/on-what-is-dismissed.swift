// It presents on the very controller that it sends away; and by way of the presenter, whose child still goes.
import UIKit

final class DrawerController: UIViewController {
  func openSettings() {
    let presenter = presentingViewController
    dismiss(animated: true)
    presenter?.present(SettingsController(), animated: true) // expect: presenting-during-dismissal
  }

  func warn(in drawer: DrawerController) {
    drawer.dismiss(animated: true)
    drawer.present(SettingsController(), animated: true) // expect: presenting-during-dismissal
  }
}

final class SettingsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}
