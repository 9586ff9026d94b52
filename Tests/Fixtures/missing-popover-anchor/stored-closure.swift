// A share sheet out of a closure that a model keeps.
import UIKit

final class TicketModel {
  var onShare: (() -> Void)?
}

final class TicketController: UIViewController {
  private let model = TicketModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let before = model.onShare
    model.onShare = { [weak self] in
      guard let self else { return }
      let sheet = UIActivityViewController(activityItems: ["A ticket"], applicationActivities: nil)
      sheet.completionWithItemsHandler = { _, done, _, _ in
        if done { before?() }
      }
      present(sheet, animated: true) // expect: missing-popover-anchor
    }
  }
}
