// What the project adds to an old class, or makes of it.
import UIKit

extension UIAlertView { // expect: deprecated-modal-api
  func showLater() {}
}

final class Sheet: UIActionSheet { // expect: deprecated-modal-api
}
