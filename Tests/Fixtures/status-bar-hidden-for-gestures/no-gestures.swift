// clean
import UIKit

final class CameraController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}

final class ViewerController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() {}
}
