// Two helpers, one with each bar; who calls the plain one is told.
import UIKit

final class BrandedNavigation: UINavigationController {}

extension UIViewController {
  func presentBranded(_ page: UIViewController) {
    present(BrandedNavigation(rootViewController: page), animated: true)
  }

  func presentPlainly(_ page: UIViewController) {
    present(UINavigationController(rootViewController: page), animated: true)
  }
}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class DayPage: Page {}
final class WeekPage: Page {}
final class MonthPage: Page {}
final class YearPage: Page {}

final class CalendarController: UIViewController {
  func day() { presentBranded(DayPage()) }
  func week() { presentBranded(WeekPage()) }
  func month() { presentBranded(MonthPage()) }
  func year() { presentPlainly(YearPage()) } // expect: unstyled-modal-bar
}
