// The factory gives the style, and the content knows no way out.
import UIKit

final class StartController: UIViewController {
  @IBAction private func play() {
    present(Screens.makeWheel(), animated: true) // expect: trapped-modal
  }
}
