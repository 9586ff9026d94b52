import UIKit

extension UIView {
  /// Adds a tap and gives it back, so that it can be taken off.
  @discardableResult
  func watchTaps(_ target: Any, _ action: Selector) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(target: target, action: action)
    recognizer.cancelsTouchesInView = false
    addGestureRecognizer(recognizer)
    return recognizer
  }
}

extension UIWindow {
  /// Adds the one that is called "beside".
  func watchBeside(_ target: Any, _ action: Selector) {
    let beside = UITapGestureRecognizer(target: target, action: action)
    beside.name = "beside"
    addGestureRecognizer(beside)
  }

  func stopWatchingBeside() {
    if let found = gestureRecognizers?.first(where: { $0.name == "beside" }) { removeGestureRecognizer(found) }
  }
}
