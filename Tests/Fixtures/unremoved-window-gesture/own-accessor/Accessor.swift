import UIKit

extension UIApplication {
  /// The window in front.
  var frontWindow: UIWindow? {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
  }
}
