// A window that listens to itself lives as long as its recogniser.
// clean
import UIKit

final class DebugWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func tapped() {}
}
