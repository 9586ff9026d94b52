// An object presents the page that it was made with: who makes the object hands the page in. What a router is made with is shown by others, and is that
// of one of its makers.
import UIKit

final class TipPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class NotePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    view.addSubview(button)
  }
}

final class MiniBar: UIView {
  private let page: UIViewController
  private weak var host: UIViewController?

  init(page: UIViewController, host: UIViewController) {
    self.page = page
    self.host = host
    super.init(frame: .zero)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
  }
  required init?(coder: NSCoder) { fatalError() }

  @objc private func open() { host?.present(self.page, animated: true) }
}

final class Router {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func root() -> UIViewController { stack }
}

final class Desk: UIViewController {
  let routers = [Router(stack: UINavigationController(rootViewController: TipPage())), Router(stack: UINavigationController(rootViewController: NotePage()))]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(MiniBar(page: NotePage(), host: self))
    view.addSubview(MiniBar(page: TipPage(), host: self)) // expect: missing-dismiss-button
  }

  @IBAction func open(_ sender: UIButton) {
    let router = routers[sender.tag]
    present(router.root(), animated: true)
  }
}
