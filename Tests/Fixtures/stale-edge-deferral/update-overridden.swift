// The update method overridden instead of called: now nobody's call gets through.
import UIKit

final class ReaderController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .top }

  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { // expect: stale-edge-deferral
    view.setNeedsLayout()
  }
}
