// The distance is asked for in another file.
import UIKit

final class StoryController: PullController {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { // expect: hair-trigger-scroll-dismiss
    title = "Reading"
    pulled(scrollView)
  }
}
