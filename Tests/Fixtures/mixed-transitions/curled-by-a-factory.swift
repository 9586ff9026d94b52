// A function makes it, and curls the page below away.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class TreePage: Page {}
final class BirdPage: Page {}
final class PathPage: Page {}
final class HutPage: Page {}
final class SpringPage: Page {}
final class LegendPage: Page {}

enum Pages {
  static func legend() -> UIViewController {
    let page = LegendPage()
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .partialCurl
    return page
  }

  static func wholeScreen(_ page: UIViewController) -> UIViewController {
    page.modalPresentationStyle = .fullScreen
    return page
  }
}

final class MapController: UIViewController {
  func tree() { present(Pages.wholeScreen(TreePage()), animated: true) }
  func bird() { present(Pages.wholeScreen(BirdPage()), animated: true) }
  func path() { present(Pages.wholeScreen(PathPage()), animated: true) }
  func hut() { present(Pages.wholeScreen(HutPage()), animated: true) }
  func spring() { present(Pages.wholeScreen(SpringPage()), animated: true) }

  func legend() {
    present(Pages.legend(), animated: true) // expect: mixed-transitions
  }
}
