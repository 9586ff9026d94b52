// UIKit's slider, in a page sheet by default.
import UIKit

final class BrightnessController: UIViewController {
  private let slider = UISlider()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(slider)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}

final class ReaderController: UIViewController {
  func adjust() {
    present(UINavigationController(rootViewController: BrightnessController()), animated: true) // expect: drag-surface-in-sheet
  }
}
