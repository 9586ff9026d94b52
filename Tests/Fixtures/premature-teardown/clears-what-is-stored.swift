// clean
// A draft that is stored early, and taken out of the store where there is none, is not torn down.
import UIKit

final class MemoController: UIViewController {
  private let memo = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Memo"
    memo.text = UserDefaults.standard.string(forKey: "memo")
    view.addSubview(memo)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if memo.text.isEmpty {
      UserDefaults.standard.removeObject(forKey: "memo")
    } else {
      UserDefaults.standard.set(memo.text, forKey: "memo")
    }
  }

  @objc private func close() { dismiss(animated: true) }
}

final class DiaryController: UIViewController {
  @objc func open() { present(UINavigationController(rootViewController: MemoController()), animated: true) }
}
