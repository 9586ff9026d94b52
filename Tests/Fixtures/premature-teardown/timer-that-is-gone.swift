// The timer is invalidated and never made again.
import UIKit

final class QuizStart: UIViewController {
  func play() { present(UINavigationController(rootViewController: QuizController()), animated: true) }
}

final class QuizController: UIViewController {
  private var clock: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }

  // expect: premature-teardown
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock?.invalidate()
  }

  @objc private func cancel() { dismiss(animated: true) }
}
