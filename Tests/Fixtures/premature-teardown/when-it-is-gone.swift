// In `presentationControllerDidDismiss` and `viewDidDisappear` the swipe is done.
// clean
import UIKit

final class PairingOperation: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var isFinished = false

  func start(from controller: UIViewController) {
    let screen = UINavigationController(rootViewController: PairingController())
    screen.presentationController?.delegate = self
    controller.present(screen, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { finish() }
  private func finish() { isFinished = true }
}

final class PairingController: UIViewController {
  private let radio = Radio()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    radio.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    radio.stop()
  }

  @objc private func cancel() { dismiss(animated: true) }
}

final class Radio {
  private var isOn = false
  func start() { isOn = true }
  func stop() { isOn = false }
}
