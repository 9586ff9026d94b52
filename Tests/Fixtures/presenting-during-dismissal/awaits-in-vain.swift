// An `await` that presents at once, that comes before the dismissal, that stands on another path or in a task beside it.
import UIKit

final class SyncController: UIViewController {
  private let spinner = UIViewController()
  private var isLate = false

  func presentsAtOnce() async {
    spinner.dismiss(animated: true)
    await report() // expect: presenting-during-dismissal
  }

  func awaitsBefore() async {
    _ = await fetch()
    spinner.dismiss(animated: true)
    tell("Done") // expect: presenting-during-dismissal
  }

  func awaitsElsewhere() async {
    spinner.dismiss(animated: true)
    if isLate { _ = await fetch() }
    tell("Done") // expect: presenting-during-dismissal
  }

  func awaitsBeside() {
    spinner.dismiss(animated: true)
    reportBeside() // expect: presenting-during-dismissal
  }

  func hops() async {
    spinner.dismiss(animated: true)
    await MainActor.run { isLate = true }
    tell("Done") // expect: presenting-during-dismissal
  }

  private func report() async { tell("Done") }

  private func reportBeside() {
    Task { _ = await fetch() }
    tell("Done")
  }

  private func fetch() async -> String { "" }

  private func tell(_ title: String) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
