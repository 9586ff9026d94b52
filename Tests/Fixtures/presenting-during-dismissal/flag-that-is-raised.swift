// Whoever dismisses has raised a flag, and what presents asks whether it is down: never both in one run.
import UIKit

final class GuideController: UIViewController {
  private var wasTold = false
  private var isBusy = false

  func consider(metres: Int, region: String?) {
    guard !wasTold else { return }
    if metres > 100 { tellDistance(metres) }
    if !wasTold, let region { tell("Welcome to " + region) }
  }

  func makeRoom() {
    isBusy = true
    dismiss(animated: true)
    guard !self.isBusy else { return }
    tell("Free")
  }

  func hurry() {
    isBusy = false
    dismiss(animated: true)
    if isBusy { return }
    tell("Hurried")  // expect: presenting-during-dismissal
  }

  func waver(_ isLate: Bool) {
    if isLate {
      isBusy = true
      return
    }
    dismiss(animated: true)
    if !isBusy { tell("In time") }  // expect: presenting-during-dismissal
  }

  private func tellDistance(_ metres: Int) {
    dismiss(animated: true)
    tell("\(metres) m")  // expect: presenting-during-dismissal
  }

  private func tell(_ text: String) {
    wasTold = true
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
