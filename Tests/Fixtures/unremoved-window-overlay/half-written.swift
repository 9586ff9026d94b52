// Half-written assignments beside a cover that is drawn over the window: they move nothing that is known.
import UIKit

final class Rain: UIViewController {
  func cover() {
    guard let window = view.window else { return }
    let veil = UIView(frame: window.bounds)
    window.addSubview(veil) // expect: unremoved-window-overlay
  }

  func hide() {
    .isHidden = true
  }

  func fade() {
    make().alpha = 0
  }

  func move() {
    ().center = .zero
  }
}
