// `Self` is a controller there: its bare `present` and `dismiss` are UIKit's, unless the protocol has its own.
import UIKit

protocol Noting: AnyObject {}

extension Noting where Self: UIViewController {
  func note(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

protocol Printing: AnyObject {
  func present(_ text: String, animated: Bool)
}

extension Printing {
  func printOut(_ text: String) { present(text, animated: true) }
}

final class BoxController: UIViewController, Noting, Printing {
  private var progress: UIAlertController?

  func finish() {
    progress?.dismiss(animated: true)
    note("Packed") // expect: presenting-during-dismissal
  }

  func report() {
    progress?.dismiss(animated: true)
    printOut("Packed")
  }

  func present(_ text: String, animated: Bool) { print(text) }
}
