import UIKit

extension UIApplication {
  var frontWindow: UIWindow? {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
  }
}
