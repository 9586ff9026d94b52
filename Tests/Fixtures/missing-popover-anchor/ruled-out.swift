// What the oldest iOS rules out runs nowhere; what it does not is judged like all other code.
// deployment-target: 15.0
import UIKit

final class LogController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    leavesAtOnce()
    neverElse()
    neverThen()
    goesOn()
    nested()
    asksMore(true)
  }

  private func leavesAtOnce() {
    guard #unavailable(iOS 14) else { return }
    let choice = UIAlertController(title: "Export?", message: nil, preferredStyle: .actionSheet)
    choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(choice, animated: true)
  }

  private func neverElse() {
    if #available(iOS 13.4, *) {
      log()
    } else {
      let choice = UIAlertController(title: "Clear?", message: nil, preferredStyle: .actionSheet)
      choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(choice, animated: true)
    }
    guard #available(iOS 15.0, macOS 12, *) else {
      let choice = UIAlertController(title: "Too old", message: nil, preferredStyle: .actionSheet)
      choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(choice, animated: true)
      return
    }
  }

  private func neverThen() {
    if #unavailable(iOS 15) {
      let choice = UIAlertController(title: "Sort?", message: nil, preferredStyle: .actionSheet)
      choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(choice, animated: true)
    } else {
      let choice = UIAlertController(title: "Sort?", message: nil, preferredStyle: .actionSheet)
      choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      // expect: missing-popover-anchor
      present(choice, animated: true)
    }
  }

  private func goesOn() {
    guard #available(iOS 14, *) else { return }
    let choice = UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet)
    choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    // expect: missing-popover-anchor
    present(choice, animated: true)
  }

  private func nested() {
    if #available(iOS 13, *) {
      if #available(iOS 15.4, *) {
        log()
      } else {
        let choice = UIAlertController(title: "Filter?", message: nil, preferredStyle: .actionSheet)
        choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        // expect: missing-popover-anchor
        present(choice, animated: true)
      }
    } else if #available(iOS 12, *) {
      let choice = UIAlertController(title: "Filter?", message: nil, preferredStyle: .actionSheet)
      choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(choice, animated: true)
    }
  }

  private func asksMore(_ isOpen: Bool) {
    if #available(iOS 14, *), isOpen {
      log()
    } else {
      let choice = UIAlertController(title: "Close?", message: nil, preferredStyle: .actionSheet)
      choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      // expect: missing-popover-anchor
      present(choice, animated: true)
    }
  }

  private func log() {}
}
