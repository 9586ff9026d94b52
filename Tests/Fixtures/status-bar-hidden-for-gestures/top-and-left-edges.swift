import UIKit

final class PeekController: UIViewController {
  private var isPeeking = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
  override var prefersStatusBarHidden: Bool { !isPeeking } // expect: status-bar-hidden-for-gestures

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(peek))
    pan.edges = [.top, .left]
    view.addGestureRecognizer(pan)
  }

  @objc private func peek() { isPeeking.toggle() }
}
