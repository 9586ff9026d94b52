// clean
// Two of a style are no usage, and half of them is none either.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
}

final class One: Page {}
final class Two: Page {}

final class Home: UIViewController {
  func open() {
    present(One(), animated: true)
    let two = Two()
    two.modalTransitionStyle = .crossDissolve
    present(two, animated: true)
  }
}
