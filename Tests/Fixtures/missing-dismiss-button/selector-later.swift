// What closes is performed by its selector, after a while or by a timer.
// clean
import UIKit

final class PauseController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(resume), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func resume() { perform(#selector(leave), with: nil, afterDelay: 0.2) }
}

final class BreakController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(resume), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func resume() {
    Timer.scheduledTimer(timeInterval: 0.2, target: self, selector: #selector(leave), userInfo: nil, repeats: false)
  }
}

extension UIViewController {
  @objc func leave() { dismiss(animated: true) }
}

final class GameController: UIViewController {
  @objc func pause() { present(PauseController(), animated: true) }
  @objc func rest() { present(BreakController(), animated: true) }
}
