// The transition's coordinator tells whether the swipe was given up.
// clean
import UIKit

final class VoteAsker: NSObject, UIAdaptivePresentationControllerDelegate {
  private let completion: (Bool) -> Void

  init(completion: @escaping (Bool) -> Void) { self.completion = completion }

  func ask(from controller: UIViewController) {
    let vote = VoteController()
    vote.presentationController?.delegate = self
    controller.present(vote, animated: true)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    let coordinator = presentationController.presentedViewController.transitionCoordinator
    coordinator?.notifyWhenInteractionChanges { context in
      if !context.isCancelled { self.completion(false) }
    }
  }
}

final class VoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}
