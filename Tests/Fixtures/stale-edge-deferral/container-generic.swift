// clean
// The container's base class is generic over its child.
import UIKit

protocol BoardDelegate: AnyObject { func boardDidGrow() }

final class BoardController: UIViewController {
  weak var delegate: BoardDelegate?
  private var isLarge = false
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isLarge ? .all : [] }

  @objc private func grow() {
    isLarge.toggle()
    delegate?.boardDidGrow()
  }
}

class Container<Content: UIViewController>: UIViewController {
  let content: Content
  init(content: Content) { self.content = content; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
}
final class TableController: Container<BoardController>, BoardDelegate {
  func boardDidGrow() { setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
}
