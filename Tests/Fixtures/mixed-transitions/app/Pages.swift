import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
}

final class One: Page {}
final class Two: Page {}
final class Three: Page {}
final class Four: Page {}
final class Five: Page {}
final class Six: Page {}

final class Faded: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalTransitionStyle = .crossDissolve
  }
}

final class Flipped: Page {
  init() {
    super.init(nibName: nil, bundle: nil)
    self.modalTransitionStyle = .flipHorizontal
  }

  required init?(coder: NSCoder) { nil }
}
