// A recogniser knows its view: this removal is right anywhere.
// clean
import UIKit

final class PanelController: UIViewController {
  private var tap: UITapGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    view.window?.addGestureRecognizer(tap)
    self.tap = tap
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let tap, let host = tap.view {
      host.removeGestureRecognizer(tap)
    }
  }

  @objc private func tapped() {}
}
