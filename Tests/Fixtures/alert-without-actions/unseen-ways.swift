// What a package's property, subscript, macro, initialiser or presenter does with an alert is not known.
import AlertSugar
import UIKit

extension UIAlertController {
  struct Buttons { let alert: UIAlertController }
  var buttons: Buttons { Buttons(alert: self) }
}

extension UIAlertController.Buttons {
  func close(_ title: String) { alert.addAction(UIAlertAction(title: title, style: .default)) }
}

final class SyncController: UIViewController {
  @objc func byNamespace() {
    let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
    alert.buttons.close("OK")
    present(alert, animated: true)
  }

  @objc func byPackagesNamespace() {
    let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
    alert.sugar.addAction(title: "OK")
    present(alert, animated: true)
  }

  @objc func byProperty() {
    let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
    alert.choices = ["OK"]
    present(alert, animated: true)
  }

  @objc func bySubscript() {
    let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
    alert["OK"] = { print(1) }
    present(alert, animated: true)
  }

  @objc func byMacro() {
    let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
    #addOK(alert)
    present(alert, animated: true)
  }

  @objc func byInitialiser() {
    present(UIAlertController(title: "Failed", message: "Try again"), animated: true)
  }

  @objc func byPresenter() {
    let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
    AlertQueue.shared.present(alert)
  }

  @objc func titled() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert) // expect: alert-without-actions
    alert.title = "Failed"
    alert.message = "Try again"
    alert.isModalInPresentation = true
    present(alert, animated: true)
  }
}
