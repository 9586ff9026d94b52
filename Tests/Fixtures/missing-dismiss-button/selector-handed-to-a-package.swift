// What another module is handed a selector for is not seen: it may be a tap. What the system runs later is none.
import Controls
import UIKit

final class LobbyController: UIViewController {
  @objc func openHours() {
    present(HoursController(), animated: true)
  }

  @objc func openPrices() {
    present(PricesController(), animated: true) // expect: missing-dismiss-button
  }
}

final class HoursController: UIViewController {
  private let cross = CrossView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cross)
    cross.setAction(#selector(close), target: self)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class PricesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(close), name: .init("sold"), object: nil)
  }

  @objc private func close() { dismiss(animated: true) }
}
