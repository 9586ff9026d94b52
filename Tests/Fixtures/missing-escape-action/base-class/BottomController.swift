import UIKit

class BottomController: UIViewController { // expect: missing-escape-action
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .overFullScreen
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func closeTapped() { dismiss(animated: true) }
}
