// A view that follows its window: on in one, off in the other.
// clean
import UIKit

final class ShadeView: UIView {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    window?.removeGestureRecognizer(tap)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.addGestureRecognizer(tap)
  }

  @objc private func tapped() {}
}
