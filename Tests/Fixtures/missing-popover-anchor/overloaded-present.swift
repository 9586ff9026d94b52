// A `present` of the team's own takes something else: UIKit's is meant.
import UIKit

final class Importer: NSObject {
  fileprivate weak var host: UIViewController?
  private var shown: UIViewController?

  fileprivate func start(from host: UIViewController) {
    self.host = host
    let menu = UIAlertController(title: "Import", message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Files", style: .default))
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    shown = menu
    self.host?.present(menu, animated: true, completion: nil) // expect: missing-popover-anchor
  }
}

extension UIViewController {
  func present(_ importer: Importer, animated: Bool, completion: (() -> Void)?) { importer.start(from: self) }
}

final class LibraryController: UIViewController {
  @objc func add() { present(Importer(), animated: true, completion: nil) }
}
