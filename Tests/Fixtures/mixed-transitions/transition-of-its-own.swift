// clean
// An animation of the team's own: UIKit's is not asked for.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class PostPage: Page {}
final class ReplyPage: Page {}
final class DraftPage: Page {}
final class TopicPage: Page {}
final class MemberPage: Page {}

final class PicturePage: Page {
  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

final class Zoom: NSObject, UIViewControllerTransitioningDelegate {}

final class ForumController: UIViewController {
  private let zoom = Zoom()

  func open() {
    present(PostPage(), animated: true)
    present(ReplyPage(), animated: true)
    present(DraftPage(), animated: true)
    present(TopicPage(), animated: true)
    present(MemberPage(), animated: true)
  }

  func enlarge() {
    let page = PicturePage()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = zoom
    present(page, animated: true)
  }
}
