import UIKit

extension UIViewController {
  /// Shows a screen over everything.
  func cover(with screen: UIViewController) {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
