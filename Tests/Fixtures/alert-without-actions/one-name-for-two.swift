// The second alert of that name gets the action; the first has none.
import UIKit

final class QuizController: UIViewController {
  func ask() {
    var alert = UIAlertController(title: "Ready?", message: nil, preferredStyle: .alert) // expect: alert-without-actions
    present(alert, animated: true)
    alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
