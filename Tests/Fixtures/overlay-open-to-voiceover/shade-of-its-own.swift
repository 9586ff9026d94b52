// The shade is black and faded, its view as large as the screen.
import UIKit

final class SheetView: UIView { // expect: overlay-open-to-voiceover
  private let shade = UIView()

  init() {
    super.init(frame: UIScreen.main.bounds)
    shade.backgroundColor = .black
    shade.alpha = 0.4
    shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  @objc private func close() { removeFromSuperview() }
}

final class ReaderController: UIViewController {
  func share() { view.window?.addSubview(SheetView()) }
}
