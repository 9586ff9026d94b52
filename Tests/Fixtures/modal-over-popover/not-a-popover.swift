// Sheets on sheets are another matter, and so is a popover that only phones would show.
// clean
import UIKit

final class StoreController: UIViewController {
  @objc func showCart() {
    let cart = UINavigationController(rootViewController: CartController())
    cart.modalPresentationStyle = .formSheet
    present(cart, animated: true)
  }
}

final class CartController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
  }

  @objc func close() { dismiss(animated: true) }
  @objc func pay() { present(UIDocumentPickerViewController(forOpeningContentTypes: []), animated: true) }
}
