// Its navigation controller's presentation tells it; the bar's Cancel only dismisses.
import UIKit

final class Scans: UIViewController {
  func scan() { present(UINavigationController(rootViewController: ScanController()), animated: true) }
}

final class ScanController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let uploads = Uploads()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  // expect: skipped-button-cleanup
  @objc private func cancel() { navigationController?.dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    uploads.cancelAll()
  }
}

final class Uploads {
  private var running: [Int] = []
  func cancelAll() { running = [] }
}
