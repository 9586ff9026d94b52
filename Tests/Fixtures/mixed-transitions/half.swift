// clean
// Half of them fade.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
}

class Faded: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })

  override func viewDidLoad() {
    super.viewDidLoad()
    modalTransitionStyle = .crossDissolve
  }
}

final class One: Page {}
final class Two: Page {}
final class Three: Page {}
final class Four: Page {}
final class Five: Page {}
final class Six: Faded {}
final class Seven: Faded {}
final class Eight: Faded {}
final class Nine: Faded {}
final class Ten: Faded {}

final class Home: UIViewController {
  func open() {
    present(One(), animated: true)
    present(Two(), animated: true)
    present(Three(), animated: true)
    present(Four(), animated: true)
    present(Five(), animated: true)
    present(Six(), animated: true)
    present(Seven(), animated: true)
    present(Eight(), animated: true)
    present(Nine(), animated: true)
    present(Ten(), animated: true)
  }
}
