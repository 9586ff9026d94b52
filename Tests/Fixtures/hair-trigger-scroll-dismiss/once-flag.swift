// A flag that closes only once arms nothing.
import UIKit

final class StoryController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private var isClosing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { // expect: hair-trigger-scroll-dismiss
    guard !isClosing, scrollView.contentOffset.y < -100 else { return }
    isClosing = true
    dismiss(animated: true)
  }
}
