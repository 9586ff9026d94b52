// clean
// On disappearing it asks whether it is being dismissed, which a swipe answers with yes.
import UIKit

final class ScanOpener: NSObject {
  private var isOpen = false

  func open(from controller: UIViewController) {
    guard !isOpen else { return }
    isOpen = true
    let scan = ScanController()
    scan.onClose = { [weak self] in self?.isOpen = false }
    controller.present(UINavigationController(rootViewController: scan), animated: true)
  }
}

final class ScanController: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scan"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || navigationController?.isBeingDismissed == true else { return }
    onClose?()
  }

  @objc private func cancel() {
    onClose?()
    dismiss(animated: true)
  }
}
