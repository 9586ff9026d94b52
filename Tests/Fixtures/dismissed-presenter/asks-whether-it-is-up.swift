// UIKit: the form asks whether anything is up still, and another one stands in no modal.
// clean
import UIKit

final class ColourPicker: UIViewController {
  var onCancel: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { dismiss(animated: true) { self.onCancel() } }
}

final class LabelForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }

  func pickColour() {
    let picker = ColourPicker()
    picker.onCancel = { [weak self] in
      if self?.presentedViewController != nil { self?.dismiss(animated: true) }
    }
    let navigation = UINavigationController(rootViewController: picker)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}

final class LabelList: UIViewController {
  func add() {
    let navigation = UINavigationController(rootViewController: LabelForm())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }

  func pickColour() {
    let picker = ColourPicker()
    picker.onCancel = { [weak self] in self?.dismiss(animated: true) }
    let navigation = UINavigationController(rootViewController: picker)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
