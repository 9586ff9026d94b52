// A plain controller's own `present` says where popovers point; what its navigation controller presents, that does not do.
import UIKit

class PageController: UIViewController {
  override func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    if let popover = controller.popoverPresentationController, popover.sourceView == nil { popover.sourceView = view }
    super.present(controller, animated: flag, completion: completion)
  }
}

final class DraftController: PageController {
  private func sheet() -> UIAlertController {
    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }

  @objc func ask() { present(sheet(), animated: true) }
  @objc func askAbove() { navigationController?.present(sheet(), animated: true) } // expect: missing-popover-anchor
}
