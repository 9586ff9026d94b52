// A method that the project adds to alerts presents what it is called on: who calls it says where that points, or nobody does.
import UIKit

extension UIAlertController {
  func appear(on page: UIViewController) {
    page.present(self, animated: true)
  }
}

final class LanternController: UIViewController {
  @objc func light(_ item: UIBarButtonItem) {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    menu.appear(on: self) // expect: missing-popover-anchor
  }

  @objc func pin(_ item: UIBarButtonItem) {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    menu.popoverPresentationController?.barButtonItem = item
    menu.appear(on: self)
  }

  @objc func warn() {
    let warning = UIAlertController(title: "Dark", message: nil, preferredStyle: .alert)
    warning.addAction(UIAlertAction(title: "OK", style: .default))
    warning.appear(on: self)
  }
}
