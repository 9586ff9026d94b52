import UIKit

extension UIViewController {
  func presentAsSheet(_ content: UIViewController) {
    let navigation = UINavigationController(rootViewController: content)
    navigation.sheetPresentationController?.detents = [.medium()]
    present(navigation, animated: true)
  }
}
