// The dismissal is in one file, the present in a second, and both are called in a third.
import UIKit

final class Spinner {
  private let alert = UIAlertController(title: "Loading", message: nil, preferredStyle: .alert)

  func hide(_ animated: Bool, completion: (() -> Void)? = nil) {
    alert.dismiss(animated: animated, completion: completion)
  }
}
