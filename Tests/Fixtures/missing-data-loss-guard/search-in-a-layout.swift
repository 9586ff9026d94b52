// clean
// A field of the team's own, which only searches.
import DesignKit
import UIKit

final class SearchInputView: RoundedControl {
  let textField = UITextField()
}

final class PickerLayout: UIView {
  let searchView = SearchInputView()
}

final class PickerController: UIViewController {
  private let layout = PickerLayout()

  override func loadView() { view = layout }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .done, target: self, action: #selector(add))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func add() {
    People.find(layout.searchView.textField.text)
    dismiss(animated: true)
  }
}

enum People {
  static func find(_ name: String?) {}
}

final class GroupController: UIViewController {
  func choose() { present(UINavigationController(rootViewController: PickerController()), animated: true) }
}
