// The next turn of the run loop comes long before a dismissal ends.
import UIKit

final class ScannerController: UIViewController {
  private weak var overlay: UIViewController?

  func found(_ code: String) {
    overlay?.dismiss(animated: true)
    DispatchQueue.main.async { [weak self] in
      let details = UIAlertController(title: code, message: nil, preferredStyle: .alert)
      details.addAction(UIAlertAction(title: "OK", style: .default))
      self?.present(details, animated: true) // expect: presenting-during-dismissal
    }
  }
}
