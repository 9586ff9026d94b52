import UIKit

func after(_ seconds: Double, run work: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
}

/// Its `dismiss` takes a banner away.
final class LevelsController: UIViewController {
  private let banner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Check levels", for: .normal)
    button.addTarget(self, action: #selector(check), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func check() {
    banner.alpha = 1
    let dismiss = { [banner] in banner.alpha = 0 }
    UIView.animate(withDuration: 0.3, delay: 2, options: [], animations: dismiss)
  }
}

/// Its `dismiss` takes the screen away.
final class DepthController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Leave", for: .normal)
    button.addTarget(self, action: #selector(check), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func check() {
    let dismiss = { [self] in self.dismiss(animated: true) }
    DispatchQueue.main.async(execute: dismiss)
  }
}

final class TankController: UIViewController {
  func showLevels() {
    present(LevelsController(), animated: true) // expect: missing-dismiss-button
  }

  func showDepth() {
    present(DepthController(), animated: true)
  }
}
