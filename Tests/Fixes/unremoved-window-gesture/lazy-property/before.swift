import UIKit

final class PanelController: UIViewController {
  private let panel = UIView()
  private lazy var pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pinch)
  }

  @objc private func pinched() { panel.alpha = pinch.scale }
}
