// A field that a picker fills holds a choice, made again in two taps; what is typed beside it is lost.
import UIKit

final class HarbourController: UIViewController {
  @objc func choose() { present(UINavigationController(rootViewController: BerthController()), animated: true) }

  @objc func log() {
    present(UINavigationController(rootViewController: LogController()), animated: true)  // expect: missing-data-loss-guard
  }
}

final class BerthController: UIViewController {
  private let berthField = UITextField()
  private let dayField: UITextField = {
    let field = UITextField()
    field.inputView = UIDatePicker()
    return field
  }()
  private let berths = UIPickerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    berthField.inputView = berths
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Book", style: .done, target: self, action: #selector(book))
  }

  @objc private func book() {
    Harbour.shared.book(berthField.text ?? "", dayField.text ?? "")
    dismiss(animated: true)
  }
}

final class LogController: UIViewController {
  private let noteField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    noteField.inputView = nil
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Log", style: .done, target: self, action: #selector(send))
  }

  @objc private func send() {
    Harbour.shared.log(noteField.text ?? "")
    dismiss(animated: true)
  }
}

final class Harbour {
  static let shared = Harbour()
  func book(_ berth: String, _ day: String) { print(berth, day) }
  func log(_ note: String) { print(note) }
}
