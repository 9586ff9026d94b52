import UIKit

extension UIWindow {
  /// Takes off every recogniser that `owner` put on.
  func removeRecognizers(of owner: AnyObject) {
    gestureRecognizers?.filter { $0.delegate === owner }.forEach { removeGestureRecognizer($0) }
  }
}
