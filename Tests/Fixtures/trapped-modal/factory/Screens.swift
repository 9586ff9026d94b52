import UIKit

enum Screens {
  static func makeWheel() -> UIViewController {
    let wheel = WheelController()
    wheel.modalPresentationStyle = .overFullScreen
    return wheel
  }
}

final class WheelController: UIViewController {
  private let spin = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    spin.addTarget(self, action: #selector(spinTapped), for: .touchUpInside)
    view.addSubview(spin)
  }

  @objc private func spinTapped() {
    UIView.animate(withDuration: 1) { self.spin.transform = .identity }
  }
}
