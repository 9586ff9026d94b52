// The popover goes first; whoever showed it presents what follows.
// clean
import UIKit

final class HomeController: UIViewController {
  @objc func showMenu(_ sender: UIBarButtonItem) {
    let menu = MenuController()
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.barButtonItem = sender
    menu.home = self
    present(menu, animated: true)
  }
}

final class MenuController: UITableViewController {
  weak var home: HomeController?

  @objc func scan() {
    dismiss(animated: true) { [home] in
      home?.present(UIImagePickerController(), animated: true)
    }
  }

  @objc func pick() {
    home?.dismiss(animated: true) {
      self.present(UIFontPickerViewController(), animated: true)
    }
  }

  @objc func look() { presentingViewController?.present(UIColorPickerViewController(), animated: true) }
}
