// What an extension of a type sets on one of its properties counts as what the type itself sets; a local of the same name is another.
import UIKit

final class TermsPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class NotePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class TermsFlow {
  let host: UIViewController
  private lazy var stack = UINavigationController()
  init(host: UIViewController) { self.host = host }
}

extension TermsFlow {
  func start() {
    stack.viewControllers = [TermsPage()]
    host.present(stack, animated: true) // expect: missing-dismiss-button
  }
}

final class NoteFlow {
  let host: UIViewController
  private lazy var stack = UINavigationController()
  init(host: UIViewController) { self.host = host }
}

extension NoteFlow {
  func start() {
    stack.viewControllers = [NotePage()]
    host.present(stack, animated: true)
  }

  // Another one of the same name.
  func prepare() -> UIViewController {
    let stack = UINavigationController()
    stack.viewControllers = [TermsPage()]
    return stack
  }
}

final class CoverFlow {
  let host: UIViewController
  private let page = TermsPage()
  init(host: UIViewController) { self.host = host }

  func start() {
    prepare()
    host.present(page, animated: true) // expect: trapped-modal
  }
}

extension CoverFlow {
  private func prepare() { page.modalPresentationStyle = .fullScreen }
}
