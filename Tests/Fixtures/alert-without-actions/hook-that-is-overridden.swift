// An empty hook is handed the alert: what overrides it, or what a conformer has instead, may add the actions. Where nobody adds one, there is none.
import UIKit

class QuestionController: UIViewController {
  func fill(_ alert: UIAlertController) {}

  func ask() {
    let alert = UIAlertController(title: "Continue?", message: nil, preferredStyle: .alert)
    fill(alert)
    present(alert, animated: true)
  }
}

final class QuizController: QuestionController {
  override func fill(_ alert: UIAlertController) {
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
  }
}

protocol Warning: UIViewController {
  func complete(_ alert: UIAlertController)
}

extension Warning {
  func complete(_ alert: UIAlertController) {}

  func warn() {
    let alert = UIAlertController(title: "Low battery", message: nil, preferredStyle: .alert)
    complete(alert)
    present(alert, animated: true)
  }
}

final class PlayerController: UIViewController, Warning {
  func complete(_ alert: UIAlertController) {
    alert.addAction(UIAlertAction(title: "OK", style: .default))
  }
}

class TipController: UIViewController {
  func adorn(_ alert: UIAlertController) {}

  func tip() {
    let alert = UIAlertController(title: "Tip", message: nil, preferredStyle: .alert) // expect: alert-without-actions
    adorn(alert)
    present(alert, animated: true)
  }
}

final class FirstTipController: TipController {
  override func adorn(_ alert: UIAlertController) { alert.view.tintColor = .red }
}
