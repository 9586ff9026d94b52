// Style and transition set by itself; a swipe of its own presentation controller and Done close it.
import UIKit

final class CardPresentationController: UIPresentationController {
  private let dimming = UIView()
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    containerView?.accessibilityViewIsModal = true
  }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

final class InfoController: UIViewController { // expect: missing-escape-action
  private let transition = CardTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  func presentAsCard(from presenter: UIViewController) {
    transitioningDelegate = transition
    modalPresentationStyle = .custom
    presenter.present(self, animated: true)
  }

  @objc private func done() { dismiss(animated: true) }
}

final class NoteController: UIViewController {
  @objc private func info() { InfoController().presentAsCard(from: self) }
}
