import UIKit

final class TicketModel {
  var onShare: (() -> Void)?
}

final class TicketController: UIViewController {
  let model = TicketModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onShare = { [weak self] in
      guard let self else { return }
      let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
      self.present(sheet, animated: true)
    }
  }
}
