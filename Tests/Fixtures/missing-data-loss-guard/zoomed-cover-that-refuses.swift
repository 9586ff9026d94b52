// clean
// A zoomed presentation may ask before it is swiped away, and this one never lets go by itself.
import UIKit

final class PinboardController: UIViewController {
  private let pinButton = UIButton(type: .system)

  @objc func pinTapped() {
    let form = PinController()
    form.modalPresentationStyle = .fullScreen
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { _ in false }
    form.preferredTransition = .zoom(options: options) { [weak self] _ in self?.pinButton }
    present(form, animated: true)
  }
}

final class PinController: UIViewController {
  private let textView = UITextView()
  private let close = UIButton(type: .close)
  private let add = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    add.setTitle("Add", for: .normal)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    add.addTarget(self, action: #selector(addTapped), for: .touchUpInside)
    [textView, close, add].forEach(view.addSubview)
  }

  @objc private func closeTapped() { dismiss(animated: true) }

  @objc private func addTapped() {
    Pins.add(textView.text)
    dismiss(animated: true)
  }
}

enum Pins {
  static func add(_ text: String) {}
}
