// clean
// Three modals of one screen, one after the other; and a screen that shows itself again.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class Home: UIViewController {
  func one() { present(One(), animated: true) }
  func two() { present(Two(), animated: true) }
  func three() { present(Three(), animated: true) }
}

final class One: Page {}
final class Two: Page {}
final class Three: Page {
  func more() { present(Three(), animated: true) }
}
