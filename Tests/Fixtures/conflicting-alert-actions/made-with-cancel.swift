// An initialiser or a factory that always adds a Cancel has added it before its caller goes on.
import UIKit

extension UIAlertController {
  convenience init(question: String) {
    self.init(title: question, message: nil, preferredStyle: .alert)
    addAction(UIAlertAction(title: "Stay", style: .cancel))
  }

  convenience init(offer: String, cancelTitle: String?) {
    self.init(title: offer, message: nil, preferredStyle: .alert)
    if let cancelTitle {
      addAction(UIAlertAction(title: cancelTitle, style: .cancel))
    }
  }

  convenience init(hint: String, cancelTitle: String?) {
    self.init(title: hint, message: nil, preferredStyle: .alert)
    guard let cancelTitle else { return }
    addAction(UIAlertAction(title: cancelTitle, style: .cancel))
  }

  convenience init(notice: String) {
    self.init(title: notice, message: nil, preferredStyle: .alert)
    addAction(UIAlertAction(title: "OK", style: .default))
  }
}

enum Alerts {
  static func ask(_ text: String) -> UIAlertController {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    return alert
  }

  static func askTwice(_ text: String) -> UIAlertController {
    let alert = ask(text)
    alert.addAction(UIAlertAction(title: "Maybe", style: .default))
    return alert
  }

  static func plain(_ text: String, refuses: Bool) -> UIAlertController {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    if !refuses { return alert }
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    return alert
  }
}

final class GroupController: UIViewController {
  private var isOwner = false

  func leave() {
    let alert = UIAlertController(question: "Leave?")
    alert.addAction(UIAlertAction(title: "Leave", style: .cancel) { _ in self.close() }) // expect: conflicting-alert-actions
    present(alert, animated: true)
  }

  func leaveForGood() {
    let alert = UIAlertController(question: "Leave for good?")
    alert.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in self.close() })
    present(alert, animated: true)
  }

  func leaveAsOwner() {
    let alert = UIAlertController(question: "Leave?")
    if isOwner {
      alert.addAction(UIAlertAction(title: "Hand over", style: .cancel))
    }
    present(alert, animated: true)
  }

  func buy() {
    let alert = UIAlertController(offer: "Buy?", cancelTitle: nil)
    alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
    present(alert, animated: true)
  }

  func learn() {
    let alert = UIAlertController(hint: "Swipe up", cancelTitle: nil)
    alert.addAction(UIAlertAction(title: "Got it", style: .cancel))
    present(alert, animated: true)
  }

  // Each caller has an alert of its own.
  func tell() {
    let alert = UIAlertController(notice: "Saved")
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }

  func tellMore() {
    let alert = UIAlertController(notice: "Sent")
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }

  func remove() {
    let alert = Alerts.ask("Remove?")
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel)) // expect: conflicting-alert-actions
    present(alert, animated: true)
  }

  func removeAll() {
    let alert = Alerts.askTwice("Remove all?")
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel)) // expect: conflicting-alert-actions
    present(alert, animated: true)
  }

  func removeSome() {
    let alert = Alerts.ask("Remove some?")
    alert.addAction(UIAlertAction(title: "Remove", style: .default))
    present(alert, animated: true)
  }

  func rename() {
    let alert = Alerts.plain("Rename?", refuses: false)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }

  private func close() {}
}
