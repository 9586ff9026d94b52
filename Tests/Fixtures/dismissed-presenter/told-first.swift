// UIKit: the picker only tells, and the form closes it; what asks whether anything is up still; and a form that is no modal.
// clean
import UIKit

protocol ColourPickerDelegate: AnyObject {
  func colourPickerDidCancel(_ picker: ColourPicker)
}

final class ColourPicker: UIViewController {
  weak var delegate: ColourPickerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { delegate?.colourPickerDidCancel(self) }
}

final class LabelForm: UIViewController, ColourPickerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }

  func pickColour() {
    let picker = ColourPicker()
    picker.delegate = self
    let navigation = UINavigationController(rootViewController: picker)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }

  func colourPickerDidCancel(_ picker: ColourPicker) { dismiss(animated: true) }
}

final class LabelList: UIViewController {
  func add() {
    let navigation = UINavigationController(rootViewController: LabelForm())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
