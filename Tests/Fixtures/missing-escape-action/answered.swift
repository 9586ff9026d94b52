// clean
// By itself, by its navigation controller, by a base class, by an extension of all controllers' own.
import UIKit

class OverlayController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc func closeTapped() { dismiss(animated: true) }

  override func accessibilityPerformEscape() -> Bool {
    closeTapped()
    return true
  }
}

final class HintController: OverlayController {}

final class ClosingNavigation: UINavigationController {
  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

final class FilterController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }
  @objc private func cancel() { dismiss(animated: true) }
}

final class HomeController: UIViewController {
  @objc func hint() {
    let hint = HintController()
    hint.modalPresentationStyle = .overFullScreen
    present(hint, animated: true)
  }

  @objc func filter() {
    let navigation = ClosingNavigation(rootViewController: FilterController())
    navigation.modalPresentationStyle = .overCurrentContext
    present(navigation, animated: true)
  }
}
