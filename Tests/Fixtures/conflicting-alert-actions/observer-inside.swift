// clean
// A type inside an initialiser has an `init` of its own.
import UIKit

extension UIAlertController {
  convenience init(ask text: String) {
    self.init(title: text, message: nil, preferredStyle: .alert)

    class Observer: NSObject {
      let field: UITextField

      init(_ field: UITextField) {
        self.field = field
        super.init()
      }
    }

    addTextField { _ = Observer($0) }
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }
}

final class NameController: UIViewController {
  func ask() { present(UIAlertController(ask: "Name?"), animated: true) }
}
