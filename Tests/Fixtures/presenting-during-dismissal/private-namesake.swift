// A store whose type is not known has a `commit` of its own: another class keeps the one that dismisses to itself. What the file shares may be meant.
import UIKit

final class ShelfController: UIViewController {
  let store = Stores.shared.main

  @objc func tidy() {
    try? store.commit()
    note()
  }

  @objc func shuffle() {
    Screens.current.leave()
    note() // expect: presenting-during-dismissal
  }

  private func note() {
    let alert = UIAlertController(title: "Tidied", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

final class BookController: UIViewController {
  let store = Stores.shared.main

  @objc private func commit() {
    try? store.commit()
    dismiss(animated: true)
  }

  fileprivate func leave() { dismiss(animated: true) }
}
