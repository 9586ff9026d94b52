// Five slide up; the sixth is told to fade where it is presented.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class ProfilePage: Page {}
final class FriendsPage: Page {}
final class BadgesPage: Page {}
final class HelpPage: Page {}
final class FeedbackPage: Page {}
final class NewsPage: Page {}

final class MoreController: UIViewController {
  func profile() { present(ProfilePage(), animated: true) }
  func friends() { present(FriendsPage(), animated: true) }
  func badges() { present(BadgesPage(), animated: true) }
  func help() { present(HelpPage(), animated: true) }
  func feedback() { present(FeedbackPage(), animated: true) }

  func news() {
    let page = NewsPage()
    page.modalTransitionStyle = .crossDissolve
    present(page, animated: true) // expect: mixed-transitions
  }
}
