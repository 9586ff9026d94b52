// What an extension of UIKit's class calls a controller is one, whatever it is asked of.
import UIKit

extension UIApplication {
  var lowest: UIViewController? { (connectedScenes.first as? UIWindowScene)?.windows.first?.rootViewController }
  var shower: Shower? { nil }
}

final class Shower { func present(_ alert: UIAlertController, animated: Bool) {} }

final class SavingController: UIViewController {
  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    return alert
  }

  func save() {
    dismiss(animated: true)
    UIApplication.shared.lowest?.present(alert(), animated: true) // expect: presenting-during-dismissal
  }

  func saveOtherwise() {
    dismiss(animated: true)
    UIApplication.shared.shower?.present(alert(), animated: true)
  }
}
