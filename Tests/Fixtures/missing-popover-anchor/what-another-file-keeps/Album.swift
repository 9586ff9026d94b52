import UIKit

// A private function, and a private constant, of another file have the same names.

final class AlbumController: UIViewController {
  func more() { present(makeMenu(), animated: true) } // expect: missing-popover-anchor

  func less() {
    let menu = UIAlertController(title: "Less", message: nil, preferredStyle: menuStyle)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true) // expect: missing-popover-anchor
  }
}

private let menuStyle = UIAlertController.Style.actionSheet

private func makeMenu() -> UIAlertController {
  let menu = UIAlertController(title: "More", message: nil, preferredStyle: .actionSheet)
  menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  return menu
}
