// The removal comes when the screen goes, long after many layouts.
import UIKit

final class MapController: UIViewController {
  private var press: UILongPressGestureRecognizer?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
    view.addGestureRecognizer(press) // expect: repeated-gesture-registration
    self.press = press
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let press { view.removeGestureRecognizer(press) }
  }

  @objc private func pressed() { view.tintColor = .systemRed }
}
