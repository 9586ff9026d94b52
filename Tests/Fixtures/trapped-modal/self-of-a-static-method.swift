// `Self` in a protocol's static method is the type that the method is called on.
import UIKit

protocol Made {}

extension Made where Self: UIViewController {
  static func make() -> Self { Self(nibName: nil, bundle: nil) }
}

final class OrderController: UIViewController {
  func showReceipt() { cover(ReceiptController.make()) }

  func showBill() {
    let bill = BillController.make()
    bill.modalPresentationStyle = .fullScreen
    present(bill, animated: true) // expect: trapped-modal
  }

  private func cover(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}

final class ReceiptController: UIViewController, Made {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in self.dismiss(animated: true) }))
  }
}

final class BillController: UIViewController, Made {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}
