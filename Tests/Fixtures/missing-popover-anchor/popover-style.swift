// Controllers with the style of a popover: where the style is chosen by the device, the popover is the iPad's.
import UIKit

final class ToolController: UIViewController {
  private let palette = UIViewController()

  @objc func showPalette() {
    palette.modalPresentationStyle = traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
    palette.popoverPresentationController?.permittedArrowDirections = .up
    palette.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    present(palette, animated: true) // expect: missing-popover-anchor
  }

  @objc func showList() {
    let list = UINavigationController(rootViewController: UITableViewController())
    list.modalPresentationStyle = .popover
    list.preferredContentSize = CGSize(width: 300, height: 400)
    present(list, animated: true) // expect: missing-popover-anchor
  }

  @objc func showSheet() {
    let list = UINavigationController(rootViewController: UITableViewController())
    if traitCollection.userInterfaceIdiom == .phone {
      list.modalPresentationStyle = .popover
    } else {
      list.modalPresentationStyle = .formSheet
    }
    present(list, animated: true)
  }
}
