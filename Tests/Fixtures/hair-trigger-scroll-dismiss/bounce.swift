// A flick's bounce goes past the distance as well.
import UIKit

final class StoryController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let limit: CGFloat = 60

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { // expect: hair-trigger-scroll-dismiss
    let offset = scrollView.contentOffset.y
    if offset <= -limit { close() }
  }

  private func close() { dismiss(animated: true) }
}
