// The capture stops when a swipe begins, and only loading starts it.
import UIKit

final class CardsController: UIViewController {
  func scan() {
    present(UINavigationController(rootViewController: CardScanner()), animated: true)
  }
}

final class CardScanner: UIViewController {
  private let capture = Capture()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    capture.start()
  }

  // expect: premature-teardown
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    capture.stop()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class Capture {
  private var isRunning = false
  func start() { isRunning = true }
  func stop() { isRunning = false }
}
