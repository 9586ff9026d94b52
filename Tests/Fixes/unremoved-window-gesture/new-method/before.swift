import UIKit

final class PanelController: UIViewController {
  private var tapOutside: UITapGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if tapOutside == nil {
      let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
      view.window?.addGestureRecognizer(tap)
      tapOutside = tap
    }
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    if tap.state == .ended { dismiss(animated: true) }
  }
}
