// Actions are added under another name of the object that holds the alert, in a subclass, behind a cast, or by a helper.
import UIKit

extension UIAlertController {
  func addOK() { addAction(UIAlertAction(title: "OK", style: .default)) }

  convenience init(title: String, message: String?) {
    self.init(title: title, message: message, preferredStyle: .alert)
    addAction(UIAlertAction(title: "OK", style: .default))
  }

  convenience init(bare title: String) {
    self.init(title: title, message: nil, preferredStyle: .alert) // expect: alert-without-actions
  }
}

final class FailureAlert: UIAlertController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addOK()
  }
}

extension UIViewController {
  func presentSafely(_ screen: UIViewController) {
    if let alert = screen as? UIAlertController, alert.actions.isEmpty { alert.addOK() }
    present(screen, animated: true)
  }
}

class NoticeController: UIViewController {
  let notice = UIAlertController(title: "Notice", message: nil, preferredStyle: .alert)
  func notify() { present(notice, animated: true) }
}

final class QuietController: NoticeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    notice.addAction(UIAlertAction(title: "OK", style: .default))
  }
}

final class LoadController: UIViewController {
  private var alert: UIAlertController?

  @objc func load() {
    alert = UIAlertController(title: "Loaded", message: nil, preferredStyle: .alert)
    weak var weakSelf = self
    fetch { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.alert?.addAction(UIAlertAction(title: "OK", style: .default))
      guard let other = weakSelf else { return }
      other.alert?.addAction(UIAlertAction(title: "Again", style: .default))
    }
    present(alert!, animated: true)
  }

  @objc func fail() {
    present(FailureAlert(title: "Failed", message: nil, preferredStyle: .alert), animated: true)
    present(UIAlertController(title: "Failed", message: "Try again"), animated: true)
    present(UIAlertController(bare: "Failed"), animated: true)
  }

  @objc func warn() {
    presentSafely(UIAlertController(title: "Warning", message: nil, preferredStyle: .alert))
  }

  private func fetch(_ done: () -> Void) { done() }
}
