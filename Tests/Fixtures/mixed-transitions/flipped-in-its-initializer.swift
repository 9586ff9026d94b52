// The settings turn over, as they did years ago.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class DayPage: Page {}
final class WeekPage: Page {}
final class MonthPage: Page {}
final class YearPage: Page {}
final class EventPage: Page {}

final class SettingsPage: Page {
  init() {
    super.init(nibName: nil, bundle: nil)
    self.modalTransitionStyle = .flipHorizontal
  }

  required init?(coder: NSCoder) { nil }
}

final class CalendarController: UIViewController {
  func day() { present(DayPage(), animated: true) }
  func week() { present(WeekPage(), animated: true) }
  func month() { present(MonthPage(), animated: true) }
  func year() { present(YearPage(), animated: true) }
  func event() { present(EventPage(), animated: true) }

  func settings() {
    present(SettingsPage(), animated: true) // expect: mixed-transitions
  }
}
