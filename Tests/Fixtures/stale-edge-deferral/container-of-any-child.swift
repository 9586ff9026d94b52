// clean
// The container asks the last of its children, whichever that is.
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

final class TableController: UIViewController, BoardDelegate {
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.last }
  func show(_ child: UIViewController) { addChild(child); view.addSubview(child.view); child.didMove(toParent: self) }
  func boardDidGrow() { setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
}
final class Coordinator {
  func start(_ table: TableController) {
    let board = BoardController()
    board.delegate = table
    table.show(board)
  }
}
