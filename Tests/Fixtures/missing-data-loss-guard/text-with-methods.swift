// `paper.text.trimmingCharacters(in:)` reads what was typed: in a Save that hands it on, and in what keeps it as the form goes. A field that tells a
// closure which nobody sets, and a block that only counts letters, keep nothing.
import UIKit

class TidyForm: UIViewController {
  let paper = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func cancel() { dismiss(animated: true) }

  @objc func save() {
    Notes.shared.add(paper.text.trimmingCharacters(in: .whitespaces))
    dismiss(animated: true)
  }
}

final class KeepingTidyForm: TidyForm {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    UserDefaults.standard.set(paper.text.trimmingCharacters(in: .whitespaces), forKey: "note")
  }
}

final class CountingTidyForm: TidyForm {
  private let counter = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(counter)
    NotificationCenter.default.addObserver(forName: UITextView.textDidChangeNotification, object: paper, queue: .main) { [weak self] _ in
      guard let self else { return }
      self.counter.text = "\(self.paper.text.count)"
    }
  }
}

final class Line: UIView {
  let field = UITextField()
  var onEdit: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
    field.addTarget(self, action: #selector(edited), for: .editingChanged)
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func edited() { onEdit?(field.text ?? "") }
}

final class LinesForm: UIViewController {
  private let line = Line()
  private let paper = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(line)
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Notes.shared.add(line.field.text!)
    Notes.shared.add(paper.text)
    dismiss(animated: true)
  }
}

final class Desk: UIViewController {
  @objc func tidy() { present(UINavigationController(rootViewController: TidyForm()), animated: true) } // expect: missing-data-loss-guard
  @objc func keeping() { present(UINavigationController(rootViewController: KeepingTidyForm()), animated: true) }
  @objc func counting() { present(UINavigationController(rootViewController: CountingTidyForm()), animated: true) } // expect: missing-data-loss-guard
  @objc func lines() { present(UINavigationController(rootViewController: LinesForm()), animated: true) } // expect: missing-data-loss-guard
}

final class Notes {
  static let shared = Notes()
  private var all: [String] = []
  func add(_ note: String) { all.append(note) }
}
