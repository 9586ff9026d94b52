import UIKit

extension UIGestureRecognizer {
  /// Takes it off whatever view it is on.
  func detach() { view?.removeGestureRecognizer(self) }
}

/// For taps beside a card.
final class OutsideTap: UITapGestureRecognizer {
  func stopWatching() {
    guard let host = view else { return }
    host.removeGestureRecognizer(self)
  }
}

/// Takes one off, if there is one.
func unhook(_ recognizer: UIGestureRecognizer?) {
  if let hooked = recognizer { hooked.view?.removeGestureRecognizer(hooked) }
}

extension UIViewController {
  /// Takes one off the window that shows this screen.
  func dropFromWindow(_ recognizer: UIGestureRecognizer) { view.window?.removeGestureRecognizer(recognizer) }
}

enum Cleaner {
  /// Takes off whatever is on a view.
  static func clear(_ view: UIView?) { view?.gestureRecognizers?.forEach { view?.removeGestureRecognizer($0) } }
}
