// Two initialisers differ in the type of what they take: one makes an alert, the other an action sheet.
// clean
import UIKit

struct Warning { var headline: String }
struct Choices { var headline: String }

extension UIAlertController {
  convenience init(showing model: Warning) {
    self.init(title: model.headline, message: nil, preferredStyle: .alert)
    addAction(UIAlertAction(title: "OK", style: .cancel))
  }

  convenience init(showing model: Choices) {
    self.init(title: model.headline, message: nil, preferredStyle: .actionSheet)
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }
}

final class PierController: UIViewController {
  private var warning: Warning?

  @objc func tide() {
    if let warning = warning {
      present(UIAlertController(showing: warning), animated: true)  // a plain alert: no anchor is needed
    }
  }
}
