// A selector that a property holds runs what it was given, and who observes a property by a text hears of it.
// clean

import UIKit

final class Desk: UIViewController {
  private let finder = Finder()

  @objc func remind() {
    let reminder = Reminder()
    reminder.target = self
    reminder.action = #selector(chosen)
    reminder.modalPresentationStyle = .fullScreen
    present(reminder, animated: true)
  }

  @objc func send() {
    let sender = Sender()
    sender.target = self
    sender.action = #selector(chosen)
    sender.modalPresentationStyle = .fullScreen
    present(sender, animated: true)
  }

  @objc func find() {
    finder.modalPresentationStyle = .fullScreen
    finder.addObserver(self, forKeyPath: "isFinished", options: [.new], context: nil)
    present(finder, animated: true)
  }

  override func observeValue(
    forKeyPath key: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    if key == "isFinished" { dismiss(animated: true) }
  }

  @objc private func chosen() { dismiss(animated: true) }
}

final class Reminder: UIViewController {
  weak var target: AnyObject?
  var action: Selector?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(fire), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func fire() { _ = target?.perform(action, with: self) }
}

final class Sender: UIViewController {
  weak var target: AnyObject?
  var action: Selector!

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(pass), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func pass() { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
}

final class Finder: UIViewController {
  @objc dynamic var isFinished = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(finish), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func finish() { isFinished = true }
}
