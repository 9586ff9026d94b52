// A sheet, but its own controller refuses the swipe for good.
import UIKit

final class DeskController: UIViewController {
  @objc func showRules() {
    let rules = RulesController(nibName: nil, bundle: nil)
    present(rules, animated: true) // expect: trapped-modal
  }
}

final class RulesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }
}
