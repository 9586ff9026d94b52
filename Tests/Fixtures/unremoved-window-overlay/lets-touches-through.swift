// clean
// Confetti over the whole window, which takes no touches.
import UIKit

final class Confetti {
  func rain(in window: UIWindow) {
    let rain = UIView(frame: window.bounds)
    rain.isUserInteractionEnabled = false
    window.addSubview(rain)
  }
}
