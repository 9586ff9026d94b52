// What is out of range stops the app.
import UIKit

final class DragToClose {
  private let fraction: CGFloat

  init(threshold: CGFloat) {
    precondition((0...1).contains(threshold))
    fraction = threshold
  }
}

final class PhotoController: UIViewController {
  private let drag = DragToClose(threshold: 120) // expect: swipe-threshold-out-of-range
}
