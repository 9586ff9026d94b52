// Beside `root-view-that-marks-itself`: here the view that marks itself only stands in the controller's own.
import UIKit

class TrappingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }
}

final class PlainView: UIView {}

final class Shelf: UIPresentationController { // expect: overlay-open-to-voiceover
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    containerView?.addSubview(shade)
  }
}

final class Plates: UIViewController, UIViewControllerTransitioningDelegate {
  private let stack = TrappingView(frame: .zero)

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = PlainView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    stack.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }

  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
    Shelf(presentedViewController: presented, presenting: presenting)
  }
}

final class Pantry: UIViewController {
  func open() { present(Plates(), animated: true) }
}
