import UIKit

final class FilmController: UIViewController {
  func more() { present(makeMenu(), animated: true) }

  func less() {
    let menu = UIAlertController(title: "Less", message: nil, preferredStyle: menuStyle)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true)
  }
}

private let menuStyle = UIAlertController.Style.alert

private func makeMenu() -> UIAlertController {
  let menu = UIAlertController(title: "More", message: nil, preferredStyle: .alert)
  menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  return menu
}
