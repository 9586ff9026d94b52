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
  private let name = UITextField()
  private let complaint = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(name)
    view.addSubview(complaint)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(saveTapped))
  }

  @objc private func cancelTapped() { dismiss(animated: true) }

  @objc private func saveTapped() {
    Patients.save(name.text, complaint.text)
    dismiss(animated: true)
  }
}

enum Patients {
  static func save(_ name: String?, _ complaint: String?) {}
}
