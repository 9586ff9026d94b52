// A closure sets the style, or refuses the swipe, on what it is handed while that is made.
import UIKit

protocol Then {}
extension Then where Self: AnyObject {
  func then(_ block: (Self) -> Void) -> Self { block(self); return self }
}
extension NSObject: Then {}

final class Store {
  static let shared = Store()
  private var texts: [String] = []
  func save(_ text: String) { texts.append(text) }
}

final class Writer: UIViewController {
  @objc func write() {
    present(UINavigationController(rootViewController: Editor()).then { $0.modalPresentationStyle = .fullScreen }, animated: true)
  }
  @objc func rewrite() {
    let around = UINavigationController(rootViewController: Editor()).then { navigation in navigation.isModalInPresentation = true }
    present(around, animated: true)
  }
  @objc func scrawl() {
    // expect: missing-data-loss-guard
    present(UINavigationController(rootViewController: Editor()).then { $0.modalPresentationStyle = .formSheet }, animated: true)
  }
}

final class Editor: UIViewController {
  private let textView = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Write"
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }
  @objc private func leave() { dismiss(animated: true) }
  @objc private func save() {
    Store.shared.save(textView.text)
    dismiss(animated: true)
  }
}
