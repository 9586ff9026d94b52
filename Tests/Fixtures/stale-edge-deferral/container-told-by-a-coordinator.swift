// clean
// Whoever shows the board in the container listens, and tells UIKit of that.
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

final class TableController: UIViewController {
  private let content: UIViewController
  init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
  override func viewDidLoad() { super.viewDidLoad(); addChild(content) }
}
final class Coordinator: BoardDelegate {
  private var table: TableController?
  func start(_ window: UIWindow) {
    let board = BoardController()
    table = TableController(content: board)
    board.delegate = self
    window.rootViewController = table
  }
  func boardDidGrow() { table?.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
}
