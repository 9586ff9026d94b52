// Whoever conforms refuses the swipe of what it is handed.
// clean
import UIKit

protocol Protecting {
  func protect(_ page: UIViewController)
}

struct Protector: Protecting {
  func protect(_ page: UIViewController) { page.isModalInPresentation = true }
}

final class Letter: UIViewController {
  private let text = UITextView()
  private let subject = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func save() {
    Post.shared.send(subject.text, text.text)
    dismiss(animated: true)
  }
}

final class Post {
  static let shared = Post()
  func send(_ subject: String?, _ text: String) {}
}

final class Desk: UIViewController {
  var protector: Protecting = Protector()

  @IBAction func write() {
    let letter = Letter()
    protector.protect(letter)
    present(UINavigationController(rootViewController: letter), animated: true)
  }
}
