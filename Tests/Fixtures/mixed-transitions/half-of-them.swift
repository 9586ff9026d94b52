// clean
// Half of them fade.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

class FadingPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalTransitionStyle = .crossDissolve
  }
}

final class OnePage: Page {}
final class TwoPage: Page {}
final class ThreePage: Page {}
final class FourPage: Page {}
final class FivePage: Page {}
final class SixPage: FadingPage {}
final class SevenPage: FadingPage {}
final class EightPage: FadingPage {}
final class NinePage: FadingPage {}
final class TenPage: FadingPage {}

final class BookController: UIViewController {
  func open() {
    present(OnePage(), animated: true)
    present(TwoPage(), animated: true)
    present(ThreePage(), animated: true)
    present(FourPage(), animated: true)
    present(FivePage(), animated: true)
    present(SixPage(), animated: true)
    present(SevenPage(), animated: true)
    present(EightPage(), animated: true)
    present(NinePage(), animated: true)
    present(TenPage(), animated: true)
  }
}
