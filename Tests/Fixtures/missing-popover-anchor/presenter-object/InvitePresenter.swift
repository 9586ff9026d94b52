// The same shape, done well: the one function knows the place.
// clean
import UIKit

final class InvitePresenter: NSObject {
  private weak var host: UIViewController?
  private weak var place: UIView?

  func invite(from host: UIViewController, place: UIView?) {
    self.host = host
    self.place = place
    let sheet = UIActivityViewController(activityItems: ["Join me"], applicationActivities: nil)
    present(sheet, animated: true)
  }

  private func present(_ controller: UIViewController, animated: Bool) {
    if let place, let popover = controller.popoverPresentationController {
      popover.sourceView = place
      popover.sourceRect = place.bounds
    }
    host?.present(controller, animated: animated, completion: nil)
  }
}
