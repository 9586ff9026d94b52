// A control that is hidden wherever it stands opens nothing; one that somebody shows again does.
import UIKit

final class LookButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(look), for: .touchUpInside)
  }

  @objc private func look() {
    window?.rootViewController?.present(View(), animated: true)
  }
}

final class PeekButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(peek), for: .touchUpInside)
  }

  @objc private func peek() {
    // expect: missing-dismiss-button
    window?.rootViewController?.present(View(), animated: true)
  }
}

final class View: UIViewController {}

final class Bar: UIView {
  let lookButton = LookButton()
  let peekButton = PeekButton()

  func setUp() {
    addSubview(lookButton)
    addSubview(peekButton)
    lookButton.isHidden = true
    peekButton.isHidden = true
  }

  func show() {
    peekButton.isHidden = false
  }
}
