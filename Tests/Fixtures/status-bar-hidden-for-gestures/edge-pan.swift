import UIKit

final class ShelfController: UIViewController {
  private lazy var drawer: UIScreenEdgePanGestureRecognizer = {
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pulled(_:)))
    pan.edges = .bottom
    return pan
  }()

  override var prefersStatusBarHidden: Bool { return true } // expect: status-bar-hidden-for-gestures

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(drawer)
  }

  @objc private func pulled(_ pan: UIScreenEdgePanGestureRecognizer) {}
}
