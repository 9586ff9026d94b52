// The base class refuses for all; the class that is shown says nothing.
import UIKit

class StubbornController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }
}

final class ScoreController: StubbornController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}

final class GameController: UIViewController {
  func showScore() { present(ScoreController(), animated: true) } // expect: unexplained-swipe-block
}
