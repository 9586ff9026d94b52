// An object that is told of the tap and does not become its delegate.
import UIKit

final class Closer: NSObject {
  private weak var tap: UIGestureRecognizer?
  func watch(_ tap: UIGestureRecognizer) { self.tap = tap }
}
