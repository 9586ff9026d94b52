// The editor shows its settings in a popover.
import UIKit

final class EditorController: UIViewController {
  @objc func showSettings(_ sender: UIBarButtonItem) {
    let settings = SettingsController()
    let navigation = UINavigationController(rootViewController: settings)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.barButtonItem = sender
    present(navigation, animated: true)
  }
}
