// Observed from loading on, and no more once a swipe began.
import UIKit

final class PriceList: UIViewController {
  func details() { present(UINavigationController(rootViewController: PriceDetails()), animated: true) }
}

final class PriceDetails: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    NotificationCenter.default.addObserver(self, selector: #selector(pricesChanged), name: Notification.Name("prices"), object: nil)
  }

  // expect: premature-teardown
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func pricesChanged() { view.setNeedsLayout() }
  @objc private func done() { dismiss(animated: true) }
}
