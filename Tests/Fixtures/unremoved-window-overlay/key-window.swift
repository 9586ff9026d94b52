import UIKit

enum Blocker {
  static func block() {
    guard let window = UIApplication.shared.windows.first(where: { $0.isKeyWindow }) else { return }
    let shield = UIView(frame: window.frame)
    window.addSubview(shield) // expect: unremoved-window-overlay
  }
}
