// What is typed into a cell reaches the form by a closure that the form hands over, as the cell's delegate, or by a stream of the cell's
// model. The form only holds it until Save, and a swipe loses it; or it keeps it at once.
import Combine
import UIKit

final class Notebook: UIViewController {
  private let keptModel = NoteModel()

  func write() { present(UINavigationController(rootViewController: NoteForm()), animated: true) } // expect: missing-data-loss-guard
  func writeAndKeep() { present(UINavigationController(rootViewController: KeptNoteForm()), animated: true) }
  func label() { present(UINavigationController(rootViewController: LabelForm()), animated: true) } // expect: missing-data-loss-guard
  func labelAndKeep() { present(UINavigationController(rootViewController: KeptLabelForm()), animated: true) }
  func track() { present(UINavigationController(rootViewController: ParcelForm(viewModel: ParcelModel())), animated: true) } // expect: missing-data-loss-guard
  func name() { present(UINavigationController(rootViewController: NameForm(viewModel: NoteModel())), animated: true) } // expect: missing-data-loss-guard
  // What another module wires to its cells may keep the text; the handler of an alert is another's.
  func wire() { present(UINavigationController(rootViewController: WiredForm()), animated: true) }
  // Whoever opens it keeps the model, and with it what was typed.
  func nameAgain() { present(UINavigationController(rootViewController: NameOfKeptForm(viewModel: keptModel)), animated: true) }
}

final class Notes {
  static let shared = Notes()
  private var all: [String] = []
  func add(_ note: String) { all.append(note) }
  func save(draft: String) { all.append(draft) }
}

// MARK: By a closure

final class TextCell: UITableViewCell, UITextViewDelegate {
  struct Model {
    var text: String?
    var onTextChange: ((String) -> Void)?
  }

  private let textView = UITextView()
  private var onTextChange: ((String) -> Void)?

  func configure(with model: Model) {
    textView.text = model.text
    textView.delegate = self
    onTextChange = model.onTextChange
    contentView.addSubview(textView)
  }

  func textViewDidChange(_ textView: UITextView) { onTextChange?(textView.text) }
}

class FormController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func save() {}
}

final class NoteForm: FormController {
  private var note: String = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextCell.self, forCellReuseIdentifier: "text")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath) as! TextCell
    cell.configure(with: TextCell.Model(text: note, onTextChange: { [weak self] text in self?.note = text }))
    return cell
  }

  override func save() {
    Notes.shared.add(note)
    dismiss(animated: true)
  }
}

final class KeptNoteForm: FormController {
  private var note: String = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextCell.self, forCellReuseIdentifier: "text")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath) as! TextCell
    cell.configure(with: TextCell.Model(text: note, onTextChange: { [weak self] text in
      self?.note = text
      Notes.shared.save(draft: text)
    }))
    return cell
  }

  override func save() {
    Notes.shared.add(note)
    dismiss(animated: true)
  }
}

// MARK: By a delegate

protocol FieldCellDelegate: AnyObject {
  func update(key: String, value: String)
}

final class FieldCell: UITableViewCell {
  weak var delegate: FieldCellDelegate?
  @IBOutlet private var input: UITextField!

  @IBAction private func inputEditingChanged(_ sender: Any) { delegate?.update(key: "label", value: input.text ?? "") }
}

final class LabelForm: FormController, FieldCellDelegate {
  private lazy var values: [String: String] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) as! FieldCell
    cell.delegate = self
    return cell
  }

  func update(key: String, value: String) { values[key] = value }

  override func save() {
    Notes.shared.add(values["label"] ?? "")
    dismiss(animated: true)
  }
}

final class KeptLabelForm: FormController, FieldCellDelegate {
  private lazy var values: [String: String] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) as! FieldCell
    cell.delegate = self
    return cell
  }

  func update(key: String, value: String) {
    values[key] = value
    Notes.shared.save(draft: value)
  }

  override func save() {
    Notes.shared.add(values["label"] ?? "")
    dismiss(animated: true)
  }
}

// MARK: By a stream

final class ValueModel {
  @Published private(set) var entry: String?

  func update(entry: String?) { self.entry = entry }
}

final class ValueCell: UITableViewCell {
  private let field = UITextField()
  private var viewModel: ValueModel?

  func update(viewModel: ValueModel) {
    self.viewModel = viewModel
    field.addTarget(self, action: #selector(changed(sender:)), for: .editingChanged)
    contentView.addSubview(field)
  }

  @objc private func changed(sender: UITextField) { viewModel?.update(entry: sender.text) }
}

final class ParcelModel {
  var number: String?
}

final class ParcelForm: FormController {
  private let viewModel: ParcelModel
  private var subscriptions: Set<AnyCancellable> = []

  init(viewModel: ParcelModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ValueCell.self, forCellReuseIdentifier: "value")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath) as! ValueCell
    let cellModel = ValueModel()
    cell.update(viewModel: cellModel)
    cellModel.$entry.sink { [weak self] in self?.didChangeNumber($0) }.store(in: &subscriptions)
    return cell
  }

  private func didChangeNumber(_ value: String?) {
    guard let new = value else { return }
    viewModel.number = new
  }

  override func save() {
    Notes.shared.add(viewModel.number ?? "")
    dismiss(animated: true)
  }
}

// MARK: Into a model of the form's

final class NoteModel {
  var heading: String = ""
}

final class NameForm: FormController {
  private let viewModel: NoteModel

  init(viewModel: NoteModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextCell.self, forCellReuseIdentifier: "text")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath) as! TextCell
    cell.configure(with: TextCell.Model(text: viewModel.heading, onTextChange: { [weak self] text in self?.viewModel.heading = text }))
    return cell
  }

  override func save() {
    Notes.shared.add(viewModel.heading)
    dismiss(animated: true)
  }
}

final class NameOfKeptForm: FormController {
  private let viewModel: NoteModel

  init(viewModel: NoteModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextCell.self, forCellReuseIdentifier: "text")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath) as! TextCell
    cell.configure(with: TextCell.Model(text: viewModel.heading, onTextChange: { [weak self] text in self?.viewModel.heading = text }))
    return cell
  }

  override func save() {
    Notes.shared.add(viewModel.heading)
    dismiss(animated: true)
  }
}

// MARK: By somebody else

final class HandlerCell: UITableViewCell, UITextViewDelegate {
  private let textView = UITextView()
  var handler: ((String) -> Void)?

  func show() {
    textView.delegate = self
    contentView.addSubview(textView)
  }

  func textViewDidChange(_ textView: UITextView) { handler?(textView.text) }
}

final class WiredForm: FormController {
  private var note: String = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HandlerCell.self, forCellReuseIdentifier: "handler")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "handler", for: indexPath) as! HandlerCell
    cell.show()
    Wiring.connect(cell)
    return cell
  }

  override func save() {
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { [weak self] _ in self?.note = "" }))
    Notes.shared.add(note)
    present(alert, animated: true)
  }
}
