// Through the team's own wrapper: judged where the content is named.
import UIKit

final class OrdersController: UIViewController {
  func showHelp() {
    presentAsSheet(HelpController()) // expect: missing-dismiss-button
  }
}

final class HelpController: UIViewController {
  private let label = UILabel()

  override func loadView() { view = label }
}
