import UIKit

// A cell tells whoever set its closure that a day was picked. What one screen does then says nothing of another's form.

final class DayCell: UITableViewCell {
  @IBOutlet private weak var picker: UIDatePicker!
  var onPick: ((Date) -> Void)?

  @IBAction func dayChanged(_ sender: UIDatePicker) { onPick?(sender.date) }
}

final class RangeController: UITableViewController {
  private let onCompletion: (Date?) -> Void
  private var start: Date?

  init(completion: @escaping (Date?) -> Void) {
    onCompletion = completion
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath) as! DayCell
    cell.onPick = { [weak self] day in
      guard let self else { return }
      self.start = day
      self.onCompletion(self.start)
    }
    return cell
  }
}

final class ParcelController: UITableViewController {
  private let number = UITextField()
  private var day = Date()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    tableView.tableHeaderView = number
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath) as! DayCell
    cell.onPick = { [weak self] day in self?.day = day }
    return cell
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Depot.shared.add(number.text ?? "", day)
    dismiss(animated: true)
  }
}

/// What is typed is kept at once.
final class KeptParcelController: UITableViewController {
  private let number = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    number.addTarget(self, action: #selector(numberChanged), for: .editingChanged)
    tableView.tableHeaderView = number
  }

  @objc private func numberChanged() { Depot.shared.draft = number.text }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Depot.shared.add(number.text ?? "", Date())
    dismiss(animated: true)
  }
}

final class Depot {
  static let shared = Depot()
  var draft: String?
  private var parcels: [(String, Date)] = []
  func add(_ number: String, _ day: Date) { parcels.append((number, day)) }
}

final class CounterController: UIViewController {
  func addParcel() {
    present(UINavigationController(rootViewController: ParcelController()), animated: true)  // expect: missing-data-loss-guard
  }

  func addKept() { present(UINavigationController(rootViewController: KeptParcelController()), animated: true) }
}
