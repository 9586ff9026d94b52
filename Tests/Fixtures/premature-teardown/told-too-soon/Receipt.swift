// It says that it is gone while it may stay.
import UIKit

final class ReceiptController: UIViewController {
  private let onGone: () -> Void

  init(onGone: @escaping () -> Void) {
    self.onGone = onGone
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  // expect: premature-teardown
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onGone()
  }

  @objc private func close() { dismiss(animated: true) }
}
