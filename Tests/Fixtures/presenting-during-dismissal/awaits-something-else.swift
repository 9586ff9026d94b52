// What is awaited in between takes its time, and so it does in a helper, in a loop and where it throws.
// clean
import UIKit

final class SyncController: UIViewController {
  private let spinner = UIViewController()
  private var last: Task<String, Never>?

  func afterARequest() async {
    spinner.dismiss(animated: true)
    tell(await fetch())
  }

  func afterASleep() {
    spinner.dismiss(animated: true)
    Task {
      try? await Task.sleep(for: .seconds(1))
      tell("Done")
    }
  }

  func afterAResult() async {
    spinner.dismiss(animated: true)
    let text = await last?.value ?? ""
    tell(text)
  }

  func afterAFailure() async {
    spinner.dismiss(animated: true)
    do {
      try await save()
    } catch {
      tell("Not saved")
    }
  }

  func afterEachLine(of lines: AsyncStream<String>) async {
    spinner.dismiss(animated: true)
    for await line in lines { tell(line) }
  }

  func inAHelper() {
    spinner.dismiss(animated: true)
    Task { await report() }
  }

  func inALoopOfAHelper(_ lines: AsyncStream<String>) {
    spinner.dismiss(animated: true)
    Task { await tellAll(lines) }
  }

  private func tellAll(_ lines: AsyncStream<String>) async {
    for await line in lines { tell(line) }
  }

  private func report() async {
    let text = await fetch()
    tell(text)
  }

  private func fetch() async -> String { "" }
  private func save() async throws {}

  private func tell(_ title: String) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
