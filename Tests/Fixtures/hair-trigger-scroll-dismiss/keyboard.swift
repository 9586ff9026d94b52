// What is no closing: a keyboard, a header, a page.
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
    if scrollView.contentOffset.y < 0 { view.endEditing(true) }
    navigationItem.title = scrollView.contentOffset.y > 40 ? "Story" : nil
  }
}
