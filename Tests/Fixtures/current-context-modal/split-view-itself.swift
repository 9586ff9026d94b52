// The split view controller presents over itself.
import UIKit

final class MainController: UISplitViewController {
  @objc func lock() {
    let curtain = UINavigationController(rootViewController: UITableViewController())
    curtain.modalPresentationStyle = .overCurrentContext
    self.present(curtain, animated: true) // expect: current-context-modal
  }
}
