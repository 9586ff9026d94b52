// The swipe is refused, and the button is the way out.
// clean
import UIKit

final class BrightnessController: UIViewController {
  private let slider = UISlider()

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    view.addSubview(slider)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}

final class ReaderController: UIViewController {
  func adjust() {
    present(UINavigationController(rootViewController: BrightnessController()), animated: true)
  }
}
