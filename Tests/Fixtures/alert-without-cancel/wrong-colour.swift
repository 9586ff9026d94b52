// clean
// Red, but it is the way back itself: Cancel, Reject, OK.
import UIKit

final class RequestController: UIViewController {
  func ask() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Export", style: .default) { _ in self.accept() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .destructive))
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    sheet.popoverPresentationController?.permittedArrowDirections = []
    present(sheet, animated: true)

    let alert = UIAlertController(title: "Contact request", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Accept", style: .default) { _ in self.accept() })
    alert.addAction(UIAlertAction(title: "Reject", style: .destructive) { _ in self.reject() })
    present(alert, animated: true)

    let notice = UIAlertController(title: "Start the app first", message: nil, preferredStyle: .alert)
    notice.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: ""), style: .destructive) { _ in self.reject() })
    present(notice, animated: true)
  }

  private func accept() {}
  private func reject() {}
}
