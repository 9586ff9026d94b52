// What an operator of the team's does with a closure that closes is not read.
import UIKit

infix operator <~
func <~ (button: UIButton, action: @escaping () -> Void) {
  button.addAction(UIAction { _ in action() }, for: .touchUpInside)
}

final class CurtainController: UIViewController {
  private let leave = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(leave)
    leave <~ { [weak self] in self?.dismiss(animated: true) }
  }
}

final class LoudController: UIViewController {
  private let louder = UIButton(type: .custom)
  private var volume = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(louder)
    louder <~ { [weak self] in self?.volume += 1 }
  }
}

final class StageController: UIViewController {
  func openCurtain() {
    let curtain = CurtainController()
    curtain.modalPresentationStyle = .fullScreen
    present(curtain, animated: true)
  }

  func openLoud() {
    let loud = LoudController()
    loud.modalPresentationStyle = .fullScreen
    present(loud, animated: true)  // expect: trapped-modal
  }
}
