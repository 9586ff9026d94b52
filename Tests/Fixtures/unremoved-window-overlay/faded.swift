// Faded to nothing, and still there.
import UIKit

final class CurtainController: UIViewController {
  private var curtain: UIView?

  private func draw() {
    guard let window = view.window else { return }
    let cover = UIView(frame: window.bounds)
    cover.backgroundColor = .black
    window.addSubview(cover) // expect: unremoved-window-overlay
    curtain = cover
  }

  private func raise() {
    UIView.animate(withDuration: 0.3, animations: { self.curtain?.alpha = 0 }, completion: { _ in self.curtain = nil })
  }
}
