// The sheet is a property: whoever holds its owner, or inherits from it, may say where it points. Another owner's sheet of the
// same name is not this one.
import UIKit

final class SharingModel {
  let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
}

final class PrintingModel {
  let sheet = UIActivityViewController(activityItems: ["B"], applicationActivities: nil)
}

final class LoafController: UIViewController {
  private let model = SharingModel()
  private let other = PrintingModel()
  private let button = UIButton(type: .system)

  @objc func share() {
    model.sheet.popoverPresentationController?.sourceView = button
    present(model.sheet, animated: true)
  }

  @objc func printOut() {
    present(other.sheet, animated: true) // expect: missing-popover-anchor
  }
}

class RollController: UIViewController {
  lazy var sheet = UIActivityViewController(activityItems: ["C"], applicationActivities: nil)

  @objc func share() { present(sheet, animated: true) }
}

final class BunController: RollController {
  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.popoverPresentationController?.sourceView = view
  }
}

final class CakeController: UIViewController {
  lazy var menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)

  @objc func open() {
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true)
  }
}

final class CounterController: UIViewController {
  @objc func openCake() {
    let cake = CakeController()
    cake.menu.popoverPresentationController?.sourceView = view
    navigationController?.pushViewController(cake, animated: true)
  }
}
