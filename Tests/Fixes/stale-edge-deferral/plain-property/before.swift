import UIKit

final class BoardController: UIViewController {
  private var isFullScreen = false // grows by the switch

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isFullScreen ? .all : [] }

  @IBAction private func toggle() { isFullScreen.toggle() }
}
