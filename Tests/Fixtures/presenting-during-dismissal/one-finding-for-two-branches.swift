// One dismissal and two branches that present: one completion mends both, so one finding.
import MessageUI
import UIKit

final class SupportController: UIViewController, MFMailComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    controller.dismiss(animated: true)
    switch result {
    case .sent:
      present(makeAlert("Thank you"), animated: true) // expect: presenting-during-dismissal
    case .failed:
      present(makeAlert("It was not sent"), animated: true)
    default: break
    }
  }

  private func makeAlert(_ title: String) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}
