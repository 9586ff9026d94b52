import UIKit

class PullController: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  func pulled(_ scrollView: UIScrollView) {
    guard scrollView.contentOffset.y < -120 else { return }
    dismiss(animated: true)
  }
}
