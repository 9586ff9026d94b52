// An iPad does not come here, or finds an alert here.
// clean
import UIKit

extension UIDevice {
  var isPad: Bool { userInterfaceIdiom == .pad }
}

extension UIAlertController.Style {
  static var fitting: UIAlertController.Style { UIDevice.current.isPad ? .alert : .actionSheet }
}

final class FormController: UIViewController {
  private func question(_ style: UIAlertController.Style) -> UIAlertController {
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return question
  }

  @objc func ternary() {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: isPad ? .alert : .actionSheet)
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(question, animated: true)
  }

  @objc func ofOneStyle() { present(question(.fitting), animated: true) }

  @objc func branches(_ sender: UIBarButtonItem) {
    let question: UIAlertController
    if UIDevice.current.isPad {
      question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    } else {
      question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    }
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(question, animated: true)
  }

  @objc func early() {
    if UIDevice.current.isPad {
      present(question(.alert), animated: true)
      return
    }
    present(question(.actionSheet), animated: true)
  }

  @objc func guarded() {
    guard !UIDevice.current.isPad else { return present(question(.alert), animated: true) }
    present(question(.actionSheet), animated: true)
  }

  @objc func switched() {
    switch traitCollection.userInterfaceIdiom {
    case .pad: present(question(.alert), animated: true)
    default: present(question(.actionSheet), animated: true)
    }
  }

  @objc func compact() {
    guard traitCollection.horizontalSizeClass == .compact else { return }
    present(question(.actionSheet), animated: true)
  }

  @objc func byFunction() {
    if UIDevice.current.isPad { present(question(.alert), animated: true) } else { onPhones() }
  }

  private func onPhones() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true)
  }
}
