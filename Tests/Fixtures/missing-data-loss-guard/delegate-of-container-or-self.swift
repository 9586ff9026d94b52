// clean
// Whichever controller is presented, its delegate refuses the swipe.
import UIKit

final class DiscardGuard: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak var form: FormController?
  init(form: FormController) { self.form = form }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { form?.isDirty != true }
}

class FormController: UIViewController {
  fileprivate let textView = UITextView()
  fileprivate lazy var discardGuard = DiscardGuard(form: self)
  var isDirty: Bool { textView.hasText }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Post", style: .done, target: self, action: #selector(post))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func post() {
    Posts.shared.add(textView.text)
    dismiss(animated: true)
  }
}

final class ReviewController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (navigationController ?? self).presentationController?.delegate = discardGuard
  }
}

final class ReplyController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let top: UIViewController = navigationController ?? self
    top.presentationController?.delegate = discardGuard
  }
}

final class Posts {
  static let shared = Posts()
  private var all: [String] = []
  func add(_ text: String) { all.append(text) }
}

final class ShopController: UIViewController {
  func review() { present(UINavigationController(rootViewController: ReviewController()), animated: true) }
  func reply() { present(UINavigationController(rootViewController: ReplyController()), animated: true) }
}
