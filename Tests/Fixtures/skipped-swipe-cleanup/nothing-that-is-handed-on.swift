// A Cancel hands over nothing, and so does who is told of it: what asks for a result further on is passed over.
import UIKit

final class Pantry: UIViewController {
  private var jars: [String] = []

  func fill() {
    let label = JarLabel()
    label.completion = { [weak self] text in self?.labelDidEnd(with: text) }
    present(UINavigationController(rootViewController: label), animated: true)
  }

  func refill() {
    let label = JarLabel()
    label.completion = { [weak self] text in self?.labelWasFilled(with: text) }
    present(UINavigationController(rootViewController: label), animated: true) // expect: skipped-swipe-cleanup
  }

  private func labelDidEnd(with text: String?) {
    if let text { jars.append(text) }
    finish(text)
  }

  private func finish(_ text: String?) {
    dismiss(animated: true)
    guard let text else { return }
    title = text
    resetShelf()
  }

  private func labelWasFilled(with text: String?) {
    if let text { jars.append(text) }
    resetShelf()
    dismiss(animated: true)
  }

  private func resetShelf() { jars.removeAll { $0.isEmpty } }
}

final class JarLabel: UIViewController {
  var completion: ((String?) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { completion?(nil) }
}
