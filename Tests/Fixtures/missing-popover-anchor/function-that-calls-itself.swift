// A function that only calls itself, as while it is being written, gives nothing that points anywhere.
import UIKit

final class ShelfController: UIViewController {
  @objc func share(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    popover(of: sheet)?.sourceView = sender
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  @objc func send(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    presenter(of: sheet)?.sourceView = sender
    present(sheet, animated: true)
  }

  private func popover(of sheet: UIViewController) -> UIPopoverPresentationController? { popover(of: sheet) }

  private func presenter(of sheet: UIViewController) -> UIPopoverPresentationController? { sheet.popoverPresentationController }
}
