// A narrow strip in a window of its own covers nothing; a view in the window of the app does.
import UIKit

/// A narrow strip of the app's own at the bottom, in a window that is made for it and hidden again.
final class NewsStrip {
  private var stripWindow: UIWindow?
  private let ticker = UILabel()

  func prepare(above main: UIWindow) {
    let frame = CGRect(x: 0, y: main.frame.maxY, width: main.frame.width, height: 20)
    let strip = UIWindow(frame: frame)
    strip.windowLevel = .statusBar
    strip.addSubview(ticker)
    ticker.topAnchor.constraint(equalTo: strip.topAnchor).isActive = true
    ticker.bottomAnchor.constraint(equalTo: strip.bottomAnchor).isActive = true
    stripWindow = strip
  }

  func show(_ text: String) {
    ticker.text = text
    stripWindow?.isHidden = false
  }

  func hide() { stripWindow?.isHidden = true }
}

final class Curtain {
  private let cloth = UIView()

  func show(over main: UIWindow) {
    main.addSubview(cloth)  // expect: unremoved-window-overlay
    cloth.topAnchor.constraint(equalTo: main.topAnchor).isActive = true
    cloth.bottomAnchor.constraint(equalTo: main.bottomAnchor).isActive = true
    cloth.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))
  }

  @objc private func hide() { cloth.isHidden = true }
}
