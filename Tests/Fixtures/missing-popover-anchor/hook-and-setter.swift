// Where a popover points a subclass may say in what its base class calls, or a property that the project adds to controllers.
import UIKit

class MenuHost: UITableViewController {
  func prepare(_ sheet: UIAlertController) {}
  func finish(_ sheet: UIAlertController) {}

  func run() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    prepare(sheet)
    present(sheet, animated: true)
  }

  func runOther() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    finish(sheet)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

final class Menu: MenuHost {
  override func prepare(_ sheet: UIAlertController) { sheet.popoverPresentationController?.sourceView = tableView }
  override func finish(_ sheet: UIAlertController) { sheet.title = "Menu" }
}

extension UIViewController {
  var popoverSource: UIView? {
    get { popoverPresentationController?.sourceView }
    set { popoverPresentationController?.sourceView = newValue }
  }

  var heading: String? {
    get { title }
    set { title = newValue }
  }
}

final class Shop: UIViewController {
  func share() {
    let sheet = UIActivityViewController(activityItems: ["Soup"], applicationActivities: nil)
    sheet.popoverSource = view
    present(sheet, animated: true)
  }

  func send() {
    let sheet = UIActivityViewController(activityItems: ["Soup"], applicationActivities: nil)
    sheet.heading = "Soup"
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
