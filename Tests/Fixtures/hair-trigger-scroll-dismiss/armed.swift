// A new drag arms it, the end of one disarms it.
// clean
import UIKit

final class StoryController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private var isPulling = false

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isPulling = scrollView.contentOffset.y <= 0 }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { isPulling = false }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if isPulling && scrollView.contentOffset.y < -80 { dismiss(animated: true) }
  }
}

final class ReelController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private var pulled = Set<Int>()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { pulled.insert(scrollView.tag) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { pulled.removeAll() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if pulled.contains(scrollView.tag) && scrollView.contentOffset.y < -80 { dismiss(animated: true) }
  }
}
