// A base class presents everything in the full screen, by its own `present`; another one only notes what it presents.
import UIKit

class CoveringController: UIViewController {
  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if controller.modalPresentationStyle == .automatic { controller.modalPresentationStyle = .fullScreen }
    super.present(controller, animated: animated, completion: completion)
  }
}

class NotingController: UIViewController {
  var presented: [UIViewController] = []

  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presented.append(controller)
    super.present(controller, animated: animated, completion: completion)
  }
}

final class LetterController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
    view.addSubview(text)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc private func cancel() {
    guard text.hasText else { return dismiss(animated: true) }
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }

  @objc private func send() {
    Post.send(text.text)
    dismiss(animated: true)
  }
}

enum Post {
  static func send(_ text: String) { print(text) }
}

extension UINavigationController {
  convenience init(covering root: UIViewController) {
    self.init(rootViewController: root)
    modalPresentationStyle = .fullScreen
  }
}

final class CoveredDeskController: CoveringController {
  @objc func write() { present(UINavigationController(rootViewController: LetterController()), animated: true) }
}

final class NotedDeskController: NotingController {
  @objc func write() {
    // expect: missing-data-loss-guard
    present(UINavigationController(rootViewController: LetterController()), animated: true)
  }

  @objc func cover() { present(UINavigationController(covering: LetterController()), animated: true) }
}
