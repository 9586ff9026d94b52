// A text view that cannot be edited holds no draft.
// clean
import UIKit

final class AboutController: UIViewController {
  func showLicence() { present(LicenceController(), animated: true) }
}

final class LicenceController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    text.isEditable = false
    view.addSubview(text)
    let share = UIButton(primaryAction: UIAction(title: "Send to a friend") { [weak self] _ in self?.send() })
    view.addSubview(share)
    view.addSubview(
      UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }

  private func send() {
    Friends.send(text.text)
    dismiss(animated: true)
  }
}

enum Friends {
  static func send(_ text: String) {}
}
