import UIKit

final class BoardController: UIViewController {
  var isPlaying = false { didSet { view.setNeedsLayout() } }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isPlaying ? .all : [] }

  @objc private func play() { isPlaying = true }
}
