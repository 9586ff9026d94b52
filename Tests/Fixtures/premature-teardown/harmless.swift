// Saving early, the keyboard, a bar and analytics: nothing that the screen lacks if it stays.
// clean
import UIKit

protocol Analytics { func trackEnd() }

final class Diary: UIViewController {
  func write() { present(UINavigationController(rootViewController: PageController()), animated: true) }
}

final class PageController: UIViewController {
  var analytics: Analytics?
  private let pages = Pages()
  private let spinner = UIActivityIndicatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    analytics?.trackEnd()
    spinner.stopAnimating()
    pages.savePage()
  }

  @objc private func done() { dismiss(animated: true) }
}

final class Pages {
  private var count = 0
  func savePage() { count += 1 }
}
