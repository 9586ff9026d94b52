// A form of table cells: what is typed into a cell's field is handed to the controller, and dies with it.
import UIKit

final class FieldCell: UITableViewCell {
  let field = UITextView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }
}

final class AddressForm: UITableViewController {
  private let street = FieldCell(style: .default, reuseIdentifier: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { [weak self] _ in
      Addresses.shared.add(self?.street.field.text ?? "")
      self?.dismiss(animated: true)
    })
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { street }
}

final class Addresses {
  static let shared = Addresses()
  private var all: [String] = []
  func add(_ street: String) { all.append(street) }
}

final class Basket: UIViewController {
  func edit() { present(UINavigationController(rootViewController: AddressForm()), animated: true) } // expect: missing-data-loss-guard
}
