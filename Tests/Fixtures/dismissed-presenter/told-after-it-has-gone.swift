// UIKit: the picker has closed itself when the form hears that it was cancelled, and closes too.
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

  @objc private func cancel() {
    dismiss(animated: true) { [self] in delegate?.colourPickerDidCancel(self) }
  }
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

  func colourPickerDidCancel(_ picker: ColourPicker) {
    dismiss(animated: true) // expect: dismissed-presenter
  }
}

final class LabelList: UIViewController {
  func add() {
    let navigation = UINavigationController(rootViewController: LabelForm())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
