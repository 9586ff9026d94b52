// A class of text fields may have any name.
import UIKit
final class LabeledField: UITextField {
    func x() {}
}
final class AddressFormViewController: UIViewController {
    private let streetField = LabeledField()
    private let cityField = LabeledField()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(streetField)
        view.addSubview(cityField)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }
    @objc private func cancel() { dismiss(animated: true) }
    @objc private func save() {
        AddressStore.shared.add(streetField.text!, cityField.text!)
        dismiss(animated: true)
    }
}
final class AddressStore {
    static let shared = AddressStore()
    private var all: [String] = []
    func add(_ street: String, _ city: String) { all.append(street + city) }
}
final class CartViewController: UIViewController {
    func editAddress() {
        // expect: missing-data-loss-guard
        present(UINavigationController(rootViewController: AddressFormViewController()), animated: true)
    }
}
