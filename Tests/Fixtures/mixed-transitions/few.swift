// clean
// Two of a style are no usage.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class HelpPage: Page {}
final class NewsPage: Page {}

final class MoreController: UIViewController {
  func open() {
    present(HelpPage(), animated: true)
    let news = NewsPage()
    news.modalTransitionStyle = .crossDissolve
    present(news, animated: true)
  }
}
