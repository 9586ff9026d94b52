// A card within a popover: in compact width the popover is a sheet, and the card covers it whole.
import UIKit

final class BoardController: UIViewController {
  @objc func showDetail(_ sender: UIButton) {
    let detail = DetailController()
    detail.modalPresentationStyle = .popover
    detail.popoverPresentationController?.sourceView = sender
    present(detail, animated: true)
  }
}

final class DetailController: UIViewController {
  @objc func edit() {
    let card = UITableViewController()
    card.modalPresentationStyle = .currentContext
    present(card, animated: true) // expect: current-context-modal
  }
}
