import UIKit

class CanvasController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.left, .right] }
}

final class InkController: CanvasController {}

final class StudioController: UIViewController {
  private lazy var canvas = InkController()

  override func viewDidLoad() {
    super.viewDidLoad()
    embed()
  }

  private func embed() {
    self.addChild(canvas) // expect: stale-edge-deferral
    view.addSubview(canvas.view)
    canvas.didMove(toParent: self)
  }
}
