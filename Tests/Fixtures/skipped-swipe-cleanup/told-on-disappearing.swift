// The screen tells that it is gone, whichever way it went.
// clean
import UIKit

final class MapOpener: NSObject {
  private var isOpen = false

  func open(from controller: UIViewController) {
    guard !isOpen else { return }
    isOpen = true
    let map = MapController()
    map.onClose = { self.isOpen = false }
    controller.present(UINavigationController(rootViewController: map), animated: true)
  }
}

final class MapController: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ended()
  }

  private func ended() { onClose?() }

  @objc private func close() { dismiss(animated: true) }
}
