// Whoever asked has its answer while the sheet may come back.
import UIKit

final class ConsentAsker: NSObject, UIAdaptivePresentationControllerDelegate {
  private let completion: (Bool) -> Void

  init(completion: @escaping (Bool) -> Void) { self.completion = completion }

  func ask(from controller: UIViewController) {
    let question = QuestionController()
    question.presentationController?.delegate = self
    controller.present(question, animated: true)
  }

  // expect: premature-teardown
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    completion(false)
  }
}

final class QuestionController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}
