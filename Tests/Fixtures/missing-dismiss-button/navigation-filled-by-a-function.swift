// A navigation controller that is made empty shows what the function puts into it that it is handed to, in each branch.
import UIKit

final class StackController: UINavigationController {}

class PageController: UIViewController {
  let onClose: (() -> Void)?
  init(onClose: (() -> Void)? = nil) {
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class SetupPage: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onClose?() })
  }
}

final class TermsPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class HelpPage: UIViewController {}

// Filled by a function, which presents nothing.
final class SetupFlow {
  let host: UIViewController
  let isNew: Bool
  init(host: UIViewController, isNew: Bool) {
    self.host = host
    self.isNew = isNew
  }

  func start() {
    let stack = StackController()
    showSetup(in: stack)
    host.present(stack, animated: true)
  }

  private func showSetup(in stack: UINavigationController) {
    stack.pushViewController(SetupPage(onClose: { stack.dismiss(animated: true) }), animated: false)
  }
}

final class TermsFlow {
  let host: UIViewController
  let isNew: Bool
  init(host: UIViewController, isNew: Bool) {
    self.host = host
    self.isNew = isNew
  }

  func start() {
    let stack = StackController()
    show(in: stack)
    host.present(stack, animated: true) // expect: missing-dismiss-button
  }

  // The second page is the first in its branch; what is pushed later has a button of its own.
  private func show(in stack: UINavigationController) {
    if isNew {
      stack.pushViewController(SetupPage(onClose: { [weak self] in self?.showHelp(in: stack) }), animated: false)
    } else {
      stack.show(TermsPage(), sender: nil)
    }
  }

  private func showHelp(in stack: UINavigationController) {
    let page = HelpPage()
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in stack.dismiss(animated: true) })
    stack.pushViewController(page, animated: true)
  }
}

// Filled by the function that presents it.
final class ShopFlow {
  let host: UIViewController
  init(host: UIViewController) { self.host = host }

  func start(isOpen: Bool) {
    let stack = StackController()
    if isOpen { showOpen(in: stack) } else { showTerms(in: stack) } // expect: missing-dismiss-button
  }

  private func showOpen(in stack: UINavigationController) {
    stack.pushViewController(SetupPage(onClose: { stack.dismiss(animated: true) }), animated: false)
    host.present(stack, animated: true)
  }

  private func showTerms(in stack: UINavigationController) {
    stack.pushViewController(TermsPage(), animated: false)
    host.present(stack, animated: true)
  }
}
