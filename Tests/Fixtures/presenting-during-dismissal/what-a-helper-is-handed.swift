// What a helper presents only for some of its arguments rests on what it is handed, literally or as far as is known on the path.
import UIKit

final class UploadController: UIViewController {
  private let picker = UIImagePickerController()
  private var failures: [Error] = []

  @objc func ended() {
    picker.dismiss(animated: true)
    finish(shows: false)
    leave(if: false)
    fail(nil)
    warn(of: nil)
    answer(.success(1))
    report([])
    refuse(URLError(.unknown))
    ask("")
    toggle(nil)
    wait(asks: false)
    go(to: nil)
    go()
    open("https://example.com")
  }

  @objc func failed() {
    picker.dismiss(animated: true)
    finish(shows: true) // expect: presenting-during-dismissal
  }

  @objc func refused(_ error: Error?) {
    picker.dismiss(animated: true)
    if let error {
      fail(error) // expect: presenting-during-dismissal
    }
  }

  @objc func answered() {
    picker.dismiss(animated: true)
    go(to: UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)) // expect: presenting-during-dismissal
  }

  func chose(_ names: [String]) {
    picker.dismiss(animated: true)
    lock(names[0]) // expect: presenting-during-dismissal
  }

  @objc func counted() {
    guard failures.isEmpty else { return }
    picker.dismiss(animated: true)
    say("Nothing failed", animated: true) // expect: presenting-during-dismissal
  }

  private func finish(shows: Bool) {
    guard shows else { return }
    present(UIViewController(), animated: true)
  }

  private func leave(if isDone: Bool) {
    if !isDone { return }
    present(UIViewController(), animated: true)
  }

  private func fail(_ error: Error?) {
    guard let error else { return }
    title = error.localizedDescription
    present(UIViewController(), animated: true)
  }

  private func warn(of error: Error?) {
    if let problem = error {
      title = problem.localizedDescription
      present(UIViewController(), animated: true)
    }
  }

  private func answer(_ result: Result<Int, Error>) {
    if case .failure(let error) = result {
      title = error.localizedDescription
      present(UIViewController(), animated: true)
    }
  }

  private func report(_ errors: [Error]) {
    guard errors.count > 0, let first = errors.first(where: { $0 is URLError }) else { return }
    title = first.localizedDescription
    present(UIViewController(), animated: true)
  }

  private func refuse(_ error: Error) {
    if error is DecodingError { present(UIViewController(), animated: true) }
  }

  private func ask(_ message: String) {
    if message.isEmpty { return }
    present(UIViewController(), animated: true)
  }

  private func toggle(_ error: Error?) {
    error != nil ? present(UIViewController(), animated: true) : ()
  }

  private func wait(asks: Bool) {
    let mayAsk = asks && view.window != nil
    if mayAsk { present(UIViewController(), animated: true) }
  }

  private func go(to screen: UIViewController? = nil) {
    guard let screen else { return }
    present(screen, animated: true)
  }

  private func open(_ address: String) {
    guard address.hasPrefix("https") else { return present(UIViewController(), animated: true) }
    title = address
  }

  private func lock(_ name: String) {
    guard name == "Private" else { return }
    present(UIViewController(), animated: true)
  }

  private func say(_ text: String, animated: Bool) {
    if animated { title = text }
    present(UIViewController(), animated: true)
  }
}
