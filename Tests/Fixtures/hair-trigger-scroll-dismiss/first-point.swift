// The first point past the top closes, even with a finger down.
import UIKit

final class StoryController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { // expect: hair-trigger-scroll-dismiss
    guard scrollView.isDragging else { return }
    if scrollView.contentOffset.y < 0 { dismiss(animated: true) }
  }
}
