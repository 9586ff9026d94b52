// A card inside the popover covers no more than the popover.
// clean
import UIKit

final class BoardController: UIViewController {
  @objc func showDetail(_ sender: UIButton) {
    let detail = DetailController()
    detail.modalPresentationStyle = .popover
    detail.popoverPresentationController?.sourceView = sender
    present(detail, animated: true)
  }
}

final class DetailController: UIViewController, UIAdaptivePresentationControllerDelegate {
  @objc func edit() {
    let card = UITableViewController()
    card.modalPresentationStyle = .currentContext
    card.presentationController?.delegate = self
    present(card, animated: true)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .pageSheet }
}
