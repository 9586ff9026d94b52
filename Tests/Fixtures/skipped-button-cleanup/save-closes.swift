// Only Save closes by code, and Save's end is no swipe's.
// clean
import UIKit

final class Labels: UIViewController {
  func add() { present(UINavigationController(rootViewController: LabelController()), animated: true) }
}

final class LabelController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let tasks = Tasks()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func save() { dismiss(animated: true) }

  @objc private func cancel() {
    tasks.cancelAll()
    dismiss(animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { tasks.cancelAll() }
}

final class Tasks {
  private var open = 0
  func cancelAll() { open = 0 }
}
