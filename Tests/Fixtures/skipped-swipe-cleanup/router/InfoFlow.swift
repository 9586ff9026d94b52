// A coordinator whose screen was made by somebody unseen.
import UIKit

final class InfoFlow: Screen {
  var completion: ((InfoResult) -> Void)?
  private let host: UIViewController

  init(host: UIViewController) { self.host = host }

  func toPresentable() -> UIViewController { host }
  func understood() { completion?(.read) }
}

enum InfoResult {
  case read
}
