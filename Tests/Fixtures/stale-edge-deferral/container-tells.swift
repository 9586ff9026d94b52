// A container that names its child tells UIKit in its stead; one that names another does not.
import UIKit

final class BoardController: UIViewController {
  var onGrow: (() -> Void)?
  private var isLarge = false
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isLarge ? .all : [] }

  @objc private func grow() {
    isLarge.toggle()
    onGrow?()
  }
}

final class TableController: UIViewController {
  private let board = BoardController()
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { board }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(board)
    board.onGrow = { [weak self] in self?.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
  }
}

final class DiceController: UIViewController {
  private var isLarge = false
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isLarge ? .all : [] } // expect: stale-edge-deferral
  @objc private func grow() { isLarge.toggle() }
}
