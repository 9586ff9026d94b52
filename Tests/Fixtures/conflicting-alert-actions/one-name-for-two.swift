// One variable, two alerts after each other: each has a Cancel of its own. What is not surely another has two.
import UIKit

final class QuizController: UIViewController {
  var isHard = false

  func ask() {
    var alert = UIAlertController(title: "Ready?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not yet", style: .cancel))
    present(alert, animated: true)
    alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    present(alert, animated: true)
  }

  func askInParts() {
    var alert = UIAlertController(title: "Ready?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not yet", style: .cancel))
    if isHard {
      alert = UIAlertController(title: "It is hard", message: nil, preferredStyle: .alert)
    } else {
      alert = UIAlertController(title: "It is easy", message: nil, preferredStyle: .alert)
    }
    alert.addAction(UIAlertAction(title: "Later", style: .cancel))
    present(alert, animated: true)
  }

  func askOnceMore() {
    var alert = UIAlertController(title: "Ready?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not yet", style: .cancel))
    if isHard { alert = UIAlertController(title: "It is hard", message: nil, preferredStyle: .alert) }
    alert.addAction(UIAlertAction(title: "Later", style: .cancel)) // expect: conflicting-alert-actions
    present(alert, animated: true)
  }

  func askAgain() {
    var alert = UIAlertController(title: "Ready?", message: nil, preferredStyle: .alert)
    if isHard { alert = UIAlertController(title: "It is hard", message: nil, preferredStyle: .alert) }
    alert.addAction(UIAlertAction(title: "Not yet", style: .cancel))
    alert.addAction(UIAlertAction(title: "Later", style: .cancel)) // expect: conflicting-alert-actions
    alert = named(alert)
    present(alert, animated: true)
  }

  private func named(_ alert: UIAlertController) -> UIAlertController {
    alert.title = "Quiz"
    return alert
  }
}
