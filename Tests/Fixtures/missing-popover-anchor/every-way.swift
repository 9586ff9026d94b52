// The place, said in each way that UIKit takes.
// clean
import UIKit

final class DeskController: UIViewController {
  @IBOutlet private var shareItem: UIBarButtonItem!
  private var sheet: UIActivityViewController?

  private func make() -> UIActivityViewController { UIActivityViewController(activityItems: ["A"], applicationActivities: nil) }

  @objc func item() {
    let sheet = make()
    sheet.popoverPresentationController?.barButtonItem = shareItem
    present(sheet, animated: true)
  }

  @objc func source(_ sender: UIButton) {
    let sheet = make()
    sheet.popoverPresentationController?.sourceItem = sender
    present(sheet, animated: true)
  }

  @objc func optional(_ press: UIGestureRecognizer) {
    let sheet = make()
    if let popover = sheet.popoverPresentationController, let place = press.view {
      popover.sourceView = place
      popover.sourceRect = place.bounds
    }
    present(sheet, animated: true)
  }

  @objc func guarded() {
    let sheet = make()
    guard let popover = sheet.popoverPresentationController else {
      present(sheet, animated: true)
      return
    }
    popover.sourceView = view
    present(sheet, animated: true)
  }

  @objc func local() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let popover = menu.popoverPresentationController
    popover?.sourceView = view
    DispatchQueue.main.async { self.present(menu, animated: true) }
  }

  @objc func afterwards(_ sender: UIView) {
    let sheet = make()
    present(sheet, animated: true)
    sheet.popoverPresentationController?.sourceView = sender
  }

  @objc func kept(_ sender: UIView) {
    let made = make()
    sheet = made
    sheet?.popoverPresentationController?.sourceView = sender
    present(made, animated: true)
  }

  @objc func mapped(_ sender: UIView) {
    let sheet = make()
    sheet.popoverPresentationController.map { $0.sourceView = sender }
    present(sheet, animated: true)
  }

  @objc func onPadsOnly(_ sender: UIView) {
    let sheet = make()
    if UIDevice.current.userInterfaceIdiom == .pad { sheet.popoverPresentationController?.sourceView = sender }
    present(sheet, animated: true)
  }
}
