import UIKit

final class WideButton: UIButton {}

final class BarItem {
  let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
}
