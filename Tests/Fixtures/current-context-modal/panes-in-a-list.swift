// The panes come as an array.
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func makeRoot() -> UIViewController {
    let split = UISplitViewController()
    split.viewControllers = [UITableViewController(), MapController()]
    return split
  }
}

final class MapController: UIViewController {
  @objc func layers() {
    let layers = LayersController()
    present(layers, animated: true) // expect: current-context-modal
  }
}

final class LayersController: UITableViewController {
  init() {
    super.init(style: .plain)
    modalPresentationStyle = .currentContext
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
