// The action of an alert, however it is made: by a helper, as a constant, or as a method that is handed the action.
import UIKit

extension UIAlertController {
  func addButton(_ title: String, run: @escaping () -> Void) { addAction(UIAlertAction(title: title, style: .default) { _ in run() }) }
}

extension UIAlertAction {
  static func ok(_ run: @escaping () -> Void) -> UIAlertAction { UIAlertAction(title: "OK", style: .default) { _ in run() } }
}

final class RenameController: UIViewController {
  private let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)

  func ask() {
    alert.addButton("Next") {
      self.alert.dismiss(animated: true)
      self.present(UIViewController(), animated: true)
    }
    alert.addAction(.ok {
      self.alert.dismiss(animated: true)
      self.present(UIViewController(), animated: true)
    })
    let later: (UIAlertAction) -> Void = { _ in
      self.alert.dismiss(animated: true)
      self.present(UIViewController(), animated: true)
    }
    alert.addAction(UIAlertAction(title: "Later", style: .default, handler: later))
    alert.addAction(UIAlertAction(title: "Never", style: .cancel, handler: refused))
    present(alert, animated: true)
  }

  private func refused(_ action: UIAlertAction) {
    alert.dismiss(animated: true)
    present(UIViewController(), animated: true)
  }

  func loaded() {
    load {
      self.alert.dismiss(animated: true)
      self.present(UIViewController(), animated: true) // expect: presenting-during-dismissal
    }
  }

  private func load(_ done: @escaping () -> Void) { DispatchQueue.main.async(execute: done) }
}
