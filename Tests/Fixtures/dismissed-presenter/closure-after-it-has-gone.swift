// UIKit: the same by a closure.
import UIKit

final class ColourPicker: UIViewController {
  var onCancel: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() {
    navigationController?.dismiss(animated: true, completion: { self.onCancel() })
  }
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
      self?.dismiss(animated: true) // expect: dismissed-presenter
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
}
