// What a base class calls as the text changes, or as it goes, is what the class on the screen makes of it: one keeps the draft, one
// does not.
import UIKit

class Drafting: UIViewController, UITextViewDelegate {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    persist()
  }

  func persist() {}
  func changed(to text: String) {}
  func textViewDidChange(_ textView: UITextView) { changed(to: textView.text) }
  @objc private func close() { dismiss(animated: true) }

  @objc private func save() {
    Store.shared.add(textView.text)
    dismiss(animated: true)
  }
}

final class Memo: Drafting {
  override func persist() { UserDefaults.standard.set(textView.text, forKey: "memo") }
}

final class Wall: Drafting {
  override func changed(to text: String) { Store.shared.draft = text }
}

final class Letter: Drafting {
  override func changed(to text: String) { title = text }
}

final class Store {
  static let shared = Store()
  var draft = ""
  private var memos: [String] = []
  func add(_ memo: String) { memos.append(memo) }
}

final class Home: UIViewController {
  func writeMemo() { present(UINavigationController(rootViewController: Memo()), animated: true) }
  func writeOnTheWall() { present(UINavigationController(rootViewController: Wall()), animated: true) }
  func writeLetter() { present(UINavigationController(rootViewController: Letter()), animated: true) } // expect: missing-data-loss-guard
}
