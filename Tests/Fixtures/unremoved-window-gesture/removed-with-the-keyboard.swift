// What a notification or a control calls is no handler of the recogniser's.
import UIKit

final class Chat: UIViewController {
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: self, action: #selector(touched))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    return tap
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardShows), name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardHides), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func keyboardShows() { view.window?.addGestureRecognizer(tap) }
  @objc private func keyboardHides() { view.window?.removeGestureRecognizer(tap) }
  @objc private func touched() { view.endEditing(true) }
}

extension Chat: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}

final class Search: UIViewController, UIGestureRecognizerDelegate {
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: self, action: #selector(touched))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    return tap
  }()

  @objc private func began() {
    // expect: unremoved-window-gesture
    view.window?.addGestureRecognizer(tap)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.addTarget(self, action: #selector(began), for: .editingDidBegin)
    view.addSubview(field)
  }

  @objc private func touched() {
    view.window?.removeGestureRecognizer(tap)
    view.endEditing(true)
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}
