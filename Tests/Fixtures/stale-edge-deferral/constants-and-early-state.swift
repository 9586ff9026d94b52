// clean
// A constant, an injected choice, and state that is set before anybody asks.
import UIKit

final class DrumController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { return [.bottom] }
}

final class HarpController: UIViewController {
  private let deferred: UIRectEdge
  var isLandscapeOnly = false

  init(deferred: UIRectEdge) {
    self.deferred = deferred
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    isLandscapeOnly = traitCollection.verticalSizeClass == .compact
  }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isLandscapeOnly ? deferred : [] }
}

final class MenuController: UIViewController {
  @objc private func openHarp() {
    let harp = HarpController(deferred: .all)
    harp.isLandscapeOnly = true
    navigationController?.pushViewController(harp, animated: true)
  }
}
