// A closure that is kept changes the edges, and helpers hand on the update by its name.
import UIKit

extension UIViewController {
  func refreshEdges() { DispatchQueue.main.async(execute: setNeedsUpdateOfScreenEdgesDeferringSystemGestures) }
}

final class Canvas: UIViewController {
  private var isDrawing = false
  private let button = UIButton()

  // expect: stale-edge-deferral
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isDrawing ? .all : [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.isDrawing.toggle() }, for: .touchUpInside)
  }
}

final class Easel: UIViewController {
  private var isDrawing = false
  private let button = UIButton()

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isDrawing ? .all : [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  private func toggle() {
    isDrawing.toggle()
    refreshEdges()
  }
}
