// They bring their own exit, also over the whole screen.
// clean
import SafariServices
import UIKit

final class DocksController: UIViewController {
  func open(_ url: URL) {
    let browser = SFSafariViewController(url: url)
    browser.modalPresentationStyle = .fullScreen
    present(browser, animated: true)
  }

  func ask() {
    let alert = UIAlertController(title: "Sail?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
