// clean
// The container names whatever child it was made with, and tells UIKit when it hears of the change.
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
  private let content: UIViewController
  init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
  override func viewDidLoad() { super.viewDidLoad(); addChild(content) }
  func boardDidGrow() { setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
}
final class Coordinator {
  func start(_ window: UIWindow) {
    let board = BoardController()
    let table = TableController(content: board)
    board.delegate = table
    window.rootViewController = table
  }
}
