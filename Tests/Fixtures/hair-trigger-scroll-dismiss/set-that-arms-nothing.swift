// A set that is filled once the screen is there arms nothing.
import UIKit

final class TapeController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private var shown = Set<Int>()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
    shown.insert(scrollView.tag)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { // expect: hair-trigger-scroll-dismiss
    if shown.contains(scrollView.tag) && scrollView.contentOffset.y < -80 { dismiss(animated: true) }
  }
}
