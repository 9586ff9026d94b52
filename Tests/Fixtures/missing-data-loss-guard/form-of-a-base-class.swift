// A base form asks a flag that its classes have to override: one that does not may always be swiped away.
import UIKit

class FormController: UIViewController, UIAdaptivePresentationControllerDelegate {
  let note = UITextView()
  var hasChanges: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !hasChanges }

  @objc private func leave() { dismiss(animated: true) }

  @objc private func save() {
    UserDefaults.standard.set(note.text, forKey: "note")
    dismiss(animated: true)
  }
}

final class ForgetfulController: FormController {}

final class MindfulController: FormController {
  override var hasChanges: Bool { note.hasText }
}

final class DeskController: UIViewController {
  func forgetful() { present(UINavigationController(rootViewController: ForgetfulController()), animated: true) } // expect: missing-data-loss-guard
  func mindful() { present(UINavigationController(rootViewController: MindfulController()), animated: true) }
}
