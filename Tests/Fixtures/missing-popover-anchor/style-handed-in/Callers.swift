import UIKit

final class InfoController: UIViewController {
  @objc func about() { tell("About", style: .actionSheet) }
  @objc func failed() { tell("It failed") }
  @objc func refused() { warn("Refused", style: .alert) }
}
