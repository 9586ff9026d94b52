// clean
// A presented controller's own view may mark itself. That a view inside of it does is another matter: `root-view-that-does-not`.
import UIKit

class TrappingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }
}

final class AlwaysModalView: UIView {
  override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
  }
}

// Given on the spot, kept in a property, overridden.

final class Drawer: UIPresentationController {
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    containerView?.addSubview(shade)
  }
}

class Pulled: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }

  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
    Drawer(presentedViewController: presented, presenting: presenting)
  }
}

final class Spoons: Pulled {
  override func loadView() { view = TrappingView() }
}

final class Forks: Pulled {
  private let tray = TrappingView(frame: .zero)
  override func loadView() { self.view = tray }
}

final class Knives: Pulled {
  override func loadView() {
    let rack = AlwaysModalView()
    view = rack
  }
}

final class Kitchen: UIViewController {
  func open(_ number: Int) {
    switch number {
    case 0: present(Spoons(), animated: true)
    case 1: present(Forks(), animated: true)
    default: present(Knives(), animated: true)
    }
  }
}
