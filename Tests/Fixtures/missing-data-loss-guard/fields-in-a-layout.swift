// The screen's views stand in a class of their own, its Save too; what is typed is only kept there.
import UIKit

final class AddressLayout: UIView {
  let saveItem = UIBarButtonItem(title: "", style: .done, target: nil, action: nil)
  let streetField = UITextField()
  let townField = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [streetField, townField].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }
}

final class AddressController: UIViewController {
  private let store: AddressStore
  private var layout: AddressLayout { view as! AddressLayout }

  init(store: AddressStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = AddressLayout() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = layout.saveItem
    layout.saveItem.title = "Save"
    layout.saveItem.target = self
    layout.saveItem.action = #selector(save)
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    store.add(street: layout.streetField.text, town: layout.townField.text)
    dismiss(animated: true)
  }
}

final class AddressStore {
  func add(street: String?, town: String?) {}
}

final class CheckoutController: UIViewController {
  private let store = AddressStore()

  func editAddress() {
    present(UINavigationController(rootViewController: AddressController(store: store)), animated: true) // expect: missing-data-loss-guard
  }
}
