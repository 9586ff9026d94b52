// What appearing adds, disappearing removes.
// clean
import UIKit

final class PanelController: UIViewController {
  private var pan: UIPanGestureRecognizer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(dragged))
    view.addGestureRecognizer(pan)
    self.pan = pan
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let pan else { return }
    view.removeGestureRecognizer(pan)
    self.pan = nil
  }

  @objc private func dragged() { view.alpha = 1 }
}
