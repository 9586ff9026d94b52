// Another method of this name is handed what is no controller.
// clean
import UIKit

final class Importer: NSObject {
  func start(from presenter: UIViewController) {}
}

extension UIViewController {
  func present(_ importer: Importer, animated: Bool) { importer.start(from: self) }
}

final class GamesController: UICollectionViewController {
  func add() {
    let importer = Importer()
    present(importer, animated: true)
  }
}
