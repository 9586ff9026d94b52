// Bar items and actions whose type is left to the context.
import UIKit

final class Store {
  static let shared = Store()
  private var texts: [String] = []
  func save(_ text: String) { texts.append(text) }
}

final class Writer: UIViewController {
  @objc func write() {
    // expect: missing-data-loss-guard
    present(UINavigationController(rootViewController: Editor()), animated: true)
  }
}

final class Editor: UIViewController {
  private let textView = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Write"
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = .init(systemItem: .cancel, primaryAction: .init { [unowned self] _ in dismiss(animated: true) })
    navigationItem.rightBarButtonItem = .init(
      systemItem: .save,
      primaryAction: UIAction { [unowned self] _ in
        Store.shared.save(textView.text)
        dismiss(animated: true)
      })
  }
}
