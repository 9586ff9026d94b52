// clean
// Whoever moves little gets a fade: which one it is, is not known here.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class PulsePage: Page {}
final class SleepPage: Page {}
final class StepsPage: Page {}
final class FoodPage: Page {}
final class MoodPage: Page {}
final class GoalPage: Page {}

final class HealthController: UIViewController {
  func open() {
    present(PulsePage(), animated: true)
    present(SleepPage(), animated: true)
    present(StepsPage(), animated: true)
    present(FoodPage(), animated: true)
    present(MoodPage(), animated: true)
  }

  func goal() {
    let page = GoalPage()
    page.modalTransitionStyle = UIAccessibility.isReduceMotionEnabled ? .crossDissolve : .coverVertical
    present(page, animated: true)
  }
}
