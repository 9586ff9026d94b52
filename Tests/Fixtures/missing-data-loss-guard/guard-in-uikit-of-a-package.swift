// What another module's function is called may guard what is typed; one that hides a keyboard or a spinner does not.
import FormKit
import UIKit

final class OfficeController: UIViewController {
  func apply() { present(UINavigationController(rootViewController: ApplicationForm()), animated: true) }
  func appeal() { present(UINavigationController(rootViewController: AppealForm()), animated: true) }
  func complain() { present(UINavigationController(rootViewController: ComplaintForm()), animated: true) } // expect: missing-data-loss-guard
}

class OfficeForm: UIViewController {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Office.shared.take(textView.text)
    dismiss(animated: true)
  }
}

final class ApplicationForm: OfficeForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    preventSwipeToDismiss(when: textView)
  }
}

final class AppealForm: OfficeForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    DismissGuard.install(on: self)
  }
}

final class ComplaintForm: OfficeForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    dismissKeyboardOnTap()
    Spinner.dismiss()
  }
}

final class Office {
  static let shared = Office()
  private var papers: [String] = []
  func take(_ paper: String) { papers.append(paper) }
}
