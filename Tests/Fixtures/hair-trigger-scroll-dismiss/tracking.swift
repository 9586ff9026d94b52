// Only while a finger is down, and past a distance.
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
    if scrollView.isTracking, scrollView.contentOffset.y < -80 { dismiss(animated: true) }
  }
}
