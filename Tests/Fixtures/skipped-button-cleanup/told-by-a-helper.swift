// A helper that every controller has closes, and tells the presentation's delegate.
// clean
import UIKit

extension UIViewController {
  func leave() {
    let presentation = (navigationController ?? self).presentationController
    dismiss(animated: true) {
      if let presentation { presentation.delegate?.presentationControllerDidDismiss?(presentation) }
    }
  }
}

final class Theatre: UIViewController {
  func open() {
    let stage = StageController()
    stage.onEnd = { [weak self] in self?.view.setNeedsLayout() }
    present(UINavigationController(rootViewController: stage), animated: true)
  }
}

final class StageController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stage"
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
  }

  @objc private func closeTapped() { leave() }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}
