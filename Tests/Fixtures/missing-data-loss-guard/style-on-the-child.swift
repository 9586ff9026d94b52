// The child is full screen, but what is presented is the navigation controller around it.
import UIKit

final class ClinicController: UIViewController {
  func admit() {
    let form = PatientController()
    form.modalPresentationStyle = .fullScreen
    let navigation = UINavigationController(rootViewController: form)
    present(navigation, animated: true) // expect: missing-data-loss-guard
  }
}

final class PatientController: UIViewController {
  @IBOutlet private var name: UITextField!
  @IBOutlet private var complaint: UITextView!

  @IBAction private func cancelTapped() { dismiss(animated: true) }

  @IBAction private func saveTapped() {
    Patients.save(name.text, complaint.text)
    dismiss(animated: true)
  }
}

enum Patients {
  static func save(_ name: String?, _ complaint: String?) {}
}
