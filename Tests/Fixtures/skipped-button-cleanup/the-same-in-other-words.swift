// The button answers by itself, with other words.
// clean
import UIKit

final class Sizes: UIViewController {
  func choose() {
    let panel = SizePanel()
    panel.onResult = { _ in }
    present(UINavigationController(rootViewController: panel), animated: true)
  }
}

final class SizePanel: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onResult: ((Int?) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() {
    onResult?(nil)
    dismiss(animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onResult?(nil) }
}
