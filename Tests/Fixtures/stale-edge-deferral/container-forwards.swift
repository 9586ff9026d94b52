// clean
import UIKit

final class CanvasController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.left, .right] }
}

final class StudioController: UIViewController {
  private let canvas = CanvasController()

  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { canvas }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(canvas)
    view.addSubview(canvas.view)
    canvas.didMove(toParent: self)
  }
}

/// It answers for its child.
final class ArcadeController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }

  func show(_ canvas: CanvasController) {
    addChild(canvas)
    view.addSubview(canvas.view)
    canvas.didMove(toParent: self)
  }
}

/// A child that defers nothing.
final class ListController: UIViewController {}

final class FrameController: UIViewController {
  private let list = ListController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
  }
}
