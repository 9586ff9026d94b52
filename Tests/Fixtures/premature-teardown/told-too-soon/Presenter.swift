// Whoever presents goes on to the next step when it is told.
import UIKit

final class Checkout: UIViewController {
  private var steps: [String] = []

  func showReceipt() {
    let receipt = ReceiptController(onGone: { [weak self] in self?.finishStep() })
    present(UINavigationController(rootViewController: receipt), animated: true)
  }

  private func finishStep() { steps.removeLast() }
}
