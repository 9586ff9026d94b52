import UIKit

final class HintController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    let action = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    view.addSubview(UIButton(type: .close, primaryAction: action))
  }
}

final class HomeController: UIViewController {
  func hint() {
    let hint = HintController()
    hint.modalPresentationStyle = .overFullScreen
    present(hint, animated: true)
  }
}
