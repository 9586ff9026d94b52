// What another function decides is not seen.
// clean
import UIKit

final class StoryController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y < 0, shouldClose(scrollView) { dismiss(animated: true) }
  }

  private func shouldClose(_ scrollView: UIScrollView) -> Bool { scrollView.isTracking && scrollView.contentOffset.y < -80 }
}
