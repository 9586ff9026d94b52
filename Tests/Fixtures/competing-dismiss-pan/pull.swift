// A pull of the content closes what can be swiped away.
import UIKit

final class StoryController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { // expect: competing-dismiss-pan
    if scrollView.contentOffset.y < -80 { close() }
  }

  @IBAction private func close() { dismiss(animated: true) }
}

final class ShelfController: UIViewController {
  func open() {
    let story = StoryController()
    story.modalPresentationStyle = .formSheet
    present(story, animated: true)
  }
}
