// A presenter that is no controller: all its sheets leave by one function, which sets no place.
import UIKit

final class SignOutPresenter: NSObject {
  private weak var host: UIViewController?

  func ask(from host: UIViewController, hasCopy: Bool) {
    self.host = host
    if hasCopy { askPlainly() } else { warn() }
  }

  private func askPlainly() {
    let sheet = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Sign out", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  private func warn() {
    let sheet = UIAlertController(title: "No copy yet", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Sign out all the same", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  private func present(_ sheet: UIViewController, animated: Bool) {
    host?.present(sheet, animated: animated, completion: nil)
  }
}
