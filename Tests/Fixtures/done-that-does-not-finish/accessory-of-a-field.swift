// clean
// The same in UIKit: a toolbar that comes with the keyboard.
import UIKit

final class PlacesController: UIViewController {
  private let field = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(endTyping))]
    field.inputAccessoryView = bar
  }

  @objc private func close() { dismiss(animated: true) }
  @objc private func endTyping() { field.resignFirstResponder() }
}

final class MapController: UIViewController {
  func open() { present(UINavigationController(rootViewController: PlacesController()), animated: true) }
}
