// What another module's method says that it removes may be gone; one that says to lay out is not about that.
import Layout
import UIKit

final class MapController: UIViewController {
  private let veil = UIView()

  @objc func cover() {
    guard let window = view.window else { return }
    window.addSubview(veil)
    veil.pinEdges()
  }

  @objc func uncover() {
    veil.fadeOutAndGo()
  }
}

final class ChartController: UIViewController {
  private let veil = UIView()

  @objc func cover() {
    guard let window = view.window else { return }
    window.addSubview(veil) // expect: unremoved-window-overlay
    veil.pinEdges()
  }

  @objc func uncover() {
    veil.pulse()
  }
}
