// A form waits for the answer to an alert before it closes, in a condition and in a guard. One that waits for something else asks nobody.
import UIKit

final class Herbarium: UITableViewController {
  @objc func addLeaf() { present(UINavigationController(rootViewController: LeafForm()), animated: true) }
  @objc func addFlower() { present(UINavigationController(rootViewController: FlowerForm()), animated: true) }
  @objc func addRoot() { present(UINavigationController(rootViewController: RootForm()), animated: true) } // expect: unasked-discard
}

extension UIViewController {
  func confirms(_ question: String) async -> Bool {
    await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in continuation.resume(returning: true) })
      alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel) { _ in continuation.resume(returning: false) })
      present(alert, animated: true)
    }
  }
}

class FormController: UIViewController {
  fileprivate let name = UITextField()
  fileprivate let notes = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New"
    view.addSubview(name)
    view.addSubview(notes)
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        Plants.shared.add(self?.name.text ?? "", self?.notes.text ?? "")
        self?.dismiss(animated: true)
      })
  }

  override var isModalInPresentation: Bool {
    get { name.hasText || notes.hasText }
    set {}
  }

  func leave() {}
}

final class LeafForm: FormController {
  override func leave() {
    guard isModalInPresentation else { return dismiss(animated: true) }
    Task { if await confirms("Discard this leaf?") { dismiss(animated: true) } }
  }
}

final class FlowerForm: FormController {
  override func leave() {
    Task { await leaveOnceAsked() }
  }

  private func leaveOnceAsked() async {
    guard await confirms("Discard this flower?") else { return }
    dismiss(animated: true)
  }
}

final class RootForm: FormController {
  override func leave() {
    Task {
      await Plants.shared.settle()
      dismiss(animated: true)
    }
  }
}

final class Plants {
  static let shared = Plants()
  private var all: [(String, String)] = []
  func add(_ name: String, _ notes: String) { all.append((name, notes)) }
  func settle() async { all.removeAll { $0.0.isEmpty } }
}
