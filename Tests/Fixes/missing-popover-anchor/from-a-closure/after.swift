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
      sheet.popoverPresentationController?.sourceView = self.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: self.view.bounds.midX, y: self.view.bounds.midY, width: 0, height: 0)
      sheet.popoverPresentationController?.permittedArrowDirections = []
      self.present(sheet, animated: true)
    }
  }
}
