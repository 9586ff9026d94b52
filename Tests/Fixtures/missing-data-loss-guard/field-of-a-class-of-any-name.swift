// A class of text fields may have any name, and its own heirs another.
import UIKit

class Entry: UITextField {}
final class Labelled: Entry {}

final class AddressController: UIViewController {
  private let street = Labelled()
  private let city = Entry()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(street)
    view.addSubview(city)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Addresses.shared.add(street.text ?? "", city.text ?? "")
    dismiss(animated: true)
  }
}

final class Addresses {
  static let shared = Addresses()
  private var all: [String] = []
  func add(_ street: String, _ city: String) { all.append(street + city) }
}

final class CartController: UIViewController {
  func edit() { present(UINavigationController(rootViewController: AddressController()), animated: true) } // expect: missing-data-loss-guard
}
