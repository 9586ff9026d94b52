// clean
// Titles of every kind: in the class, a superclass, by the presenter, a view, an override, a heading, a helper.
import UIKit

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

class TitledPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = String(describing: Self.self)
  }
}

final class One: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "One"
  }
}

final class Two: TitledPage {}
final class Three: Page {}

final class Four: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = UISearchBar()
  }
}

final class Five: Page {
  override var title: String? {
    get { "Five" }
    set {}
  }
}

final class Six: Page {
  private let headline = UILabel()
}

final class Seven: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    setLargeTitle("Seven")
  }
}

extension UIViewController {
  func setLargeTitle(_ text: String) { navigationItem.title = text }
}

final class Eight: Page {
  private let bar = OwnBar(title: "Eight")
}

final class OwnBar: UIView {
  init(title: String) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

final class Home: UIViewController {
  func open() {
    present(UINavigationController(rootViewController: One()), animated: true)
    present(UINavigationController(rootViewController: Two()), animated: true)
    let three = Three()
    three.navigationItem.title = "Three"
    present(UINavigationController(rootViewController: three), animated: true)
    present(UINavigationController(rootViewController: Four()), animated: true)
    present(UINavigationController(rootViewController: Five()), animated: true)
    present(UINavigationController(rootViewController: Six()), animated: true)
    present(UINavigationController(rootViewController: Seven()), animated: true)
    present(UINavigationController(rootViewController: Eight()), animated: true)
  }

  func openWithoutBar() {
    present(Bare(), animated: true)
  }
}

final class Bare: UIViewController {
  private let button = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
  }

  @objc private func close() { dismiss(animated: true) }
}
