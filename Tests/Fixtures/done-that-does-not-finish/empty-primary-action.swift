// A closure that takes its action and does nothing with it.
import UIKit

final class ColourController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colour"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in }) // expect: done-that-does-not-finish
  }
}

final class CanvasController: UIViewController {
  func chooseColour() {
    let bar = UINavigationController(rootViewController: ColourController())
    bar.modalPresentationStyle = .formSheet
    present(bar, animated: true)
  }
}
