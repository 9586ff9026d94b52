// What a class that nobody makes presents does not run where each of its heirs has its own in that place.
import UIKit

class FormController: UIViewController {
  func save() {
    presentedViewController?.dismiss(animated: true)
    saved()
  }

  func saved() { present(SafeController(), animated: true) }
}

final class NameController: FormController {
  override func saved() { view.endEditing(true) }
}

class ListController: UIViewController {
  func save() {
    presentedViewController?.dismiss(animated: true)
    saved() // expect: presenting-during-dismissal
  }

  func saved() { present(SafeController(), animated: true) }
}

final class NamesController: ListController {
  override func saved() { view.endEditing(true) }
}

final class PlacesController: ListController {}

final class SafeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
    view.addSubview(close)
  }
}
