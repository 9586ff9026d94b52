// A tab bar of UIKit's, by its class.
import UIKit

final class SkillTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UINavigationController(rootViewController: SkillController()), UINavigationController(rootViewController: ItemController())]
  }
}

class ClosableController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Skills"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class SkillController: ClosableController {}
final class ItemController: ClosableController {}

final class TaskController: UIViewController {
  func chooseSkill() {
    present(SkillTabs(), animated: true) // expect: tabbed-modal
  }
}
