// A Done commits what it adds to a list that outlives the form.
import UIKit

class EntryController: UIViewController {
  fileprivate let note = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
  }

  @objc fileprivate func leave() { dismiss(animated: true) }
  @objc fileprivate func finish() { leave() }
}

final class SharedListController: EntryController {
  override func finish() {
    Entries.shared.add(note.text)
    leave()
  }
}

final class ClosureController: EntryController {
  var onFinish: ((String) -> Void)?

  override func finish() {
    onFinish?(note.text)
    leave()
  }
}

// What it adds to goes with it.
final class OwnListController: EntryController {
  private var undone: [String] = []

  override func finish() {
    undone.append(note.text)
    leave()
  }
}

final class Entries {
  static let shared = Entries()
  private var all: [String] = []
  func add(_ entry: String) { all.append(entry) }
}

final class BookController: UITableViewController {
  private var entries: [String] = []

  func share() { present(UINavigationController(rootViewController: SharedListController()), animated: true) } // expect: missing-data-loss-guard
  func own() { present(UINavigationController(rootViewController: OwnListController()), animated: true) }

  func hear() {
    let page = ClosureController()
    page.onFinish = { [weak self] in self?.entries.append($0) }
    present(UINavigationController(rootViewController: page), animated: true) // expect: missing-data-loss-guard
  }
}
