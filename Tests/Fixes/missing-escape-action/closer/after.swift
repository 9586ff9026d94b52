import UIKit

final class HintController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func closeTapped() {
    dismiss(animated: true)
  }

  override func accessibilityPerformEscape() -> Bool {
    closeTapped()
    return true
  }
}

final class HomeController: UIViewController {
  func hint() {
    let hint = HintController()
    hint.modalPresentationStyle = .overFullScreen
    present(hint, animated: true)
  }
}
