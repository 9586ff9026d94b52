// A protocol is handed the sheet. Who conforms may say where it points, though the protocol does nothing by itself; where nobody
// conforms, that was not seen.
import UIKit

public protocol Aiming: AnyObject {
  func aim(_ controller: UIViewController)
}

protocol ShelfDelegate: AnyObject {
  func shelf(_ shelf: ShelfController, willShow sheet: UIViewController)
  func shelf(_ shelf: ShelfController, willPrint sheet: UIViewController)
}

extension ShelfDelegate {
  func shelf(_ shelf: ShelfController, willShow sheet: UIViewController) {}
  func shelf(_ shelf: ShelfController, willPrint sheet: UIViewController) {}
}

final class ShelfController: UIViewController {
  var aiming: Aiming?
  weak var delegate: ShelfDelegate?

  @objc func one() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    aiming?.aim(sheet)
    present(sheet, animated: true)
  }

  @objc func two() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    delegate?.shelf(self, willShow: sheet)
    present(sheet, animated: true)
  }

  @objc func three() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    delegate?.shelf(self, willPrint: sheet)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

final class RoomController: UIViewController, ShelfDelegate {
  func shelf(_ shelf: ShelfController, willShow sheet: UIViewController) {
    sheet.popoverPresentationController?.sourceView = view
  }

  func shelf(_ shelf: ShelfController, willPrint sheet: UIViewController) { sheet.title = "Print" }
}
