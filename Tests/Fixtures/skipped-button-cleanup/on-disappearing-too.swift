// Disappearing does it for every way out.
// clean
import UIKit

final class Rooms: UIViewController {
  func enter() { present(UINavigationController(rootViewController: RoomController()), animated: true) }
}

final class RoomController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let calls = Calls()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.stopAll()
  }

  @objc private func close() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.stopAll() }
}

final class Calls {
  private var running: [Int] = []
  func stopAll() { running = [] }
}
