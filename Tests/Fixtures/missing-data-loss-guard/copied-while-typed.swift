// A property of the screen's own that the fields fill is lost with them; so is what is only counted or shown.
import UIKit

final class GuestController: UIViewController, UITextFieldDelegate {
  private let nameField = UITextField()
  private let seatField = UITextField()
  private var guest = Guest(name: "", seat: "")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guest"
    [nameField, seatField].forEach(view.addSubview)
    seatField.delegate = self
    nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func nameChanged(_ field: UITextField) { guest.name = field.text ?? "" }
  func textFieldDidEndEditing(_ field: UITextField) { guest.seat = field.text?.trimmingCharacters(in: .whitespaces) ?? "" }
  @objc private func leave() { dismiss(animated: true) }

  @objc private func save() {
    Guests.shared.insert(guest)
    dismiss(animated: true)
  }
}

final class ToastController: UIViewController, UITextViewDelegate {
  private let textView = UITextView()
  private let counter = UILabel()
  private let model = ToastModel()
  private var isLong = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Toast"
    view.addSubview(textView)
    view.addSubview(counter)
    textView.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  func textViewDidChange(_ view: UITextView) {
    model.words = view.text
    counter.text = "\(view.text.count)"
    isLong = view.text.count > 200
    updateBar()
  }

  private func updateBar() { navigationItem.rightBarButtonItem?.isEnabled = !textView.text.isEmpty }
  @objc private func leave() { dismiss(animated: true) }

  @objc private func send() {
    model.send()
    dismiss(animated: true)
  }
}

final class TableController: UIViewController {
  @IBAction private func addGuest(_ sender: UIButton) {
    present(UINavigationController(rootViewController: GuestController()), animated: true) // expect: missing-data-loss-guard
  }

  @IBAction private func addToast(_ sender: UIButton) {
    present(UINavigationController(rootViewController: ToastController()), animated: true) // expect: missing-data-loss-guard
  }
}

struct Guest {
  var name: String
  var seat: String
}

final class Guests {
  static let shared = Guests()
  private var all: [Guest] = []
  func insert(_ guest: Guest) { all.append(guest) }
}

final class ToastModel {
  var words = ""
  func send() { print(words) }
}
