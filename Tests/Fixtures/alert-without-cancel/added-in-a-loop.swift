// Actions that are written out as a list are told like those that are added one by one.
import UIKit

final class Trash: UIViewController {
  private let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in Bin.shared.empty() }

  @IBAction func byForEach() {
    // expect: alert-without-cancel
    let alert = UIAlertController(title: "Delete all?", message: nil, preferredStyle: .alert)
    [
      UIAlertAction(title: "Delete", style: .destructive) { _ in Bin.shared.empty() },
      UIAlertAction(title: "Archive", style: .default) { _ in Bin.shared.archive() },
    ].forEach(alert.addAction)
    present(alert, animated: true)
  }

  @IBAction func byAClosure() {
    let alert = UIAlertController(title: "Delete all?", message: nil, preferredStyle: .alert)
    [
      UIAlertAction(title: "Delete", style: .destructive) { _ in Bin.shared.empty() },
      UIAlertAction(title: "Cancel", style: .cancel),
    ].forEach { alert.addAction($0) }
    present(alert, animated: true)
  }

  @IBAction func byALoop() {
    // expect: alert-without-cancel
    let alert = UIAlertController(title: "Delete all?", message: nil, preferredStyle: .alert)
    let actions = [UIAlertAction(title: "Delete", style: .destructive) { _ in Bin.shared.empty() }]
    for action in actions { alert.addAction(action) }
    present(alert, animated: true)
  }

  @IBAction func byALoopWithACancel() {
    let alert = UIAlertController(title: "Delete all?", message: nil, preferredStyle: .alert)
    let cancel = UIAlertAction(title: "Keep", style: .cancel)
    for action in [delete, cancel] { alert.addAction(action) }
    present(alert, animated: true)
  }

  @IBAction func byAListOfSomebodys(_ actions: [UIAlertAction]) {
    let alert = UIAlertController(title: "Delete all?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in Bin.shared.empty() })
    actions.forEach(alert.addAction)
    present(alert, animated: true)
  }
}

final class Bin {
  static let shared = Bin()
  private var count = 0
  func empty() { count = 0 }
  func archive() { count = 1 }
}
