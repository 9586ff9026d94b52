// What an iPad's branch puts in the place of a style or of the whole alert is what an iPad presents; a phone's branch changes nothing.
import UIKit

final class Menus: UIViewController {
  func byStyle() {
    var style = UIAlertController.Style.actionSheet
    if UIDevice.current.userInterfaceIdiom == .pad { style = .alert }
    let menu = UIAlertController(title: "Style", message: nil, preferredStyle: style)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true)
  }

  func byAlert() {
    var menu = UIAlertController(title: "Sheet", message: nil, preferredStyle: .actionSheet)
    if traitCollection.userInterfaceIdiom == .pad {
      menu = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    }
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true)
  }

  func byPhone() {
    var style = UIAlertController.Style.actionSheet
    if UIDevice.current.userInterfaceIdiom == .phone { style = .alert }
    let menu = UIAlertController(title: "Phone", message: nil, preferredStyle: style)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true) // expect: missing-popover-anchor
  }

  func byChance(_ isLong: Bool) {
    var style = UIAlertController.Style.actionSheet
    if isLong { style = .alert }
    let menu = UIAlertController(title: "Chance", message: nil, preferredStyle: style)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true) // expect: missing-popover-anchor
  }
}
