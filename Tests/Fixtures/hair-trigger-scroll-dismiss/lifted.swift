// When the finger lifts, any pull will do.
import UIKit

final class StoryController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { // expect: hair-trigger-scroll-dismiss
    if scrollView.contentOffset.y < 0 { dismiss(animated: true) }
  }
}
