import UIKit

final class SketchController: UIViewController {
  enum Mode { case browsing, drawing }
  private var mode = Mode.browsing
  private var isDrawing: Bool { mode == .drawing }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { // expect: stale-edge-deferral
    edges()
  }

  private func edges() -> UIRectEdge { isDrawing ? .all : [] }

  @objc private func pencilTapped() { mode = .drawing }
  @objc private func doneTapped() { mode = .browsing }
}
