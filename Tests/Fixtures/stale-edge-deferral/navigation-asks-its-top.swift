// A navigation controller of the app's own asks what is on top and tells UIKit as that changes. A page that tells it of its own change may
// count on that; one that tells nobody may not.
import UIKit

protocol BoardDelegate: AnyObject { func boardDidGrow() }

final class TableController: UINavigationController, BoardDelegate {
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
  func boardDidGrow() { setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
}

final class BoardController: UIViewController {
  weak var delegate: BoardDelegate?
  private var isLarge = false {
    didSet { delegate?.boardDidGrow() }
  }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isLarge ? .all : [] }
  @objc private func grow() { isLarge.toggle() }
}

final class DiceController: UIViewController {
  private var isLarge = false
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isLarge ? .all : [] } // expect: stale-edge-deferral
  @objc private func grow() { isLarge.toggle() }
}
