// The inset at rest is the edge, no distance.
import UIKit

final class StoryController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { // expect: hair-trigger-scroll-dismiss
    if scrollView.isTracking && scrollView.contentOffset.y < -scrollView.adjustedContentInset.top {
      dismiss(animated: true)
    }
  }
}
