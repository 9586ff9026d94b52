// A coordinator presents another's navigation controller: each call hands in a coordinator, which says what it was made with, and what its own
// `start` puts into that first, whatever its closures push later.
import UIKit

class Coordinator {
  let root: UINavigationController
  init(root: UINavigationController) { self.root = root }

  func start(_ other: Coordinator) { other.start() }
  func start() {}

  func present(_ other: Coordinator, animated: Bool = true) {
    start(other)
    root.present(other.root, animated: animated)
  }

  func push(_ page: UIViewController) { root.pushViewController(page, animated: true) }
  func set(_ pages: [UIViewController]) { root.setViewControllers(pages, animated: false) }
}

class Page: UIViewController {
  let onDone: () -> Void
  init(onDone: @escaping () -> Void) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class TipPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class EntryPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", primaryAction: UIAction { [weak self] _ in self?.onDone() })
  }
}

final class TipCoordinator: Coordinator {
  override func start() { set([TipPage()]) }
}

final class EntryCoordinator: Coordinator {
  override func start() {
    let page = EntryPage(onDone: { [weak self] in self?.showTip() })
    set([page])
  }
  private func showTip() { push(TipPage()) }
}

struct Builder {
  func tip() -> Coordinator { TipCoordinator(root: UINavigationController()) }
  func entry(root: UINavigationController) -> Coordinator { EntryCoordinator(root: root) }
}

final class HomeCoordinator: Coordinator {
  private let builder = Builder()
  override func start() {
    let button = UIButton(primaryAction: UIAction { [weak self] _ in self?.showTip() })
    let other = UIButton(primaryAction: UIAction { [weak self] _ in self?.showEntry() })
    let page = UIViewController()
    page.view.addSubview(button)
    page.view.addSubview(other)
    set([page])
  }

  private func showTip() {
    present(builder.tip()) // expect: missing-dismiss-button
  }

  private func showEntry() {
    let stack = UINavigationController()
    let entry = builder.entry(root: stack)
    present(entry)
  }
}
