// The root of a presented navigation controller never moves from its parent: what waits for that never runs.
import UIKit

final class PairingOpener: NSObject {
  private var isOpen = false

  func open(from controller: UIViewController) {
    guard !isOpen else { return }
    isOpen = true
    let pairing = PairingController()
    pairing.onClose = { [weak self] in self?.isOpen = false }
    controller.present(UINavigationController(rootViewController: pairing), animated: true) // expect: skipped-swipe-cleanup
  }

  func openGuide(from controller: UIViewController) {
    guard !isOpen else { return }
    isOpen = true
    let guide = GuideController()
    guide.onClose = { [weak self] in self?.isOpen = false }
    controller.present(UINavigationController(rootViewController: guide), animated: true) // expect: skipped-swipe-cleanup
  }
}

final class GuideController: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guide"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard let end = onClose, isMovingFromParent else { return }
    end()
  }

  @objc private func cancel() {
    onClose?()
    dismiss(animated: true)
  }
}

final class PairingController: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pair"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onClose?() }
  }

  @objc private func cancel() {
    onClose?()
    dismiss(animated: true)
  }
}
