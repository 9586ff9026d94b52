// clean
// The update is called by a helper that every controller has.
import UIKit

extension UIViewController {
  func refreshSystemGestures() {
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }
}

final class MazeController: UIViewController {
  private var isRunning = false

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isRunning ? .all : [] }

  @objc private func start() {
    isRunning = true
    refreshSystemGestures()
  }
}
