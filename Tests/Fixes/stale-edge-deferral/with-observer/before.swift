import UIKit

final class BoardController: UIViewController {
    var mode: Int = 0 {
        didSet {
            view.setNeedsLayout()
        }
    }

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { mode > 0 ? .all : [] }

    @objc private func play() { mode = 1 }
}
