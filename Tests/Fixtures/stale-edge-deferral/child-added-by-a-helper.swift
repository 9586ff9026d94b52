// A helper that all controllers have adds a child that defers gestures; UIKit asks who calls it.
import UIKit

final class BoardController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
}

final class ShellController: UIViewController {
  private let board = BoardController()

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(board) // expect: stale-edge-deferral
  }
}

final class AskingController: UIViewController {
  private let board = BoardController()
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { board }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(board)
  }
}

extension UIViewController {
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
