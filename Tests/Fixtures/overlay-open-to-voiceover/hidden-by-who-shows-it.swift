// Who adds an overlay may hide what lies behind it from VoiceOver. Hiding what was just made, or the overlay's own parts, or what
// the overlay itself stands in, hides nothing behind; nor does showing it again.
import UIKit

final class Harbor: UIViewController {
  private let chart = UIView()

  func bow() {
    guard let window = view.window else { return }
    window.addSubview(Bow(frame: window.bounds))
    navigationController?.view.accessibilityElementsHidden = true
  }

  func stern() {
    guard let window = view.window else { return }
    let stern = Stern(frame: window.bounds)
    let root = window.rootViewController?.view
    root?.accessibilityElementsHidden = true
    stern.onClose = { root?.accessibilityElementsHidden = false }
    window.addSubview(stern)
  }

  func keel() {
    guard let window = view.window else { return }
    let keel = Keel(frame: window.bounds)
    keel.onClose = { [weak self] in self?.coverAll(false) }
    window.addSubview(keel)
    coverAll(true)
  }

  private func coverAll(_ isCovered: Bool) { tabBarController?.view.accessibilityElementsHidden = isCovered }

  func mast() {
    let mast = Mast(frame: view.bounds)
    chart.accessibilityElementsHidden = true
    view.addSubview(mast)
  }

  func sail() {
    guard let window = view.window else { return }
    let sail = Sail(frame: window.bounds)
    window.addSubview(sail)
    window.accessibilityElements = [sail]
  }

  func anchor() {
    guard let window = view.window else { return }
    let anchor = Anchor(frame: window.bounds)
    for other in window.subviews { other.accessibilityElementsHidden = true }
    window.addSubview(anchor)
  }

  func rudder() {
    guard let window = view.window else { return }
    let shine = UIImageView(image: UIImage(named: "shine"))
    shine.accessibilityElementsHidden = true
    let rudder = Rudder(frame: window.bounds)
    rudder.addSubview(shine)
    window.addSubview(rudder)
  }

  func hull() {
    guard let window = view.window else { return }
    let hull = Hull(frame: window.bounds)
    hull.handle.accessibilityElementsHidden = true
    window.addSubview(hull)
    window.accessibilityElements = [hull, chart]
  }

  func deck() {
    let deck = Deck(frame: view.bounds)
    view.addSubview(deck)
    view.accessibilityElementsHidden = true
  }

  func oar() {
    guard let window = view.window else { return }
    let oar = Oar(frame: window.bounds)
    oar.onClose = { window.rootViewController?.view.accessibilityElementsHidden = false }
    window.addSubview(oar)
  }

  func buoy() {
    guard let window = view.window else { return }
    window.addSubview(Buoy(frame: window.bounds))
  }
}

final class Bow: UIView {
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Stern: UIView {
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Keel: UIView {
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Mast: UIView {
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Sail: UIView {
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Rudder: UIView { // expect: overlay-open-to-voiceover
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Hull: UIView { // expect: overlay-open-to-voiceover
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Deck: UIView { // expect: overlay-open-to-voiceover
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Oar: UIView { // expect: overlay-open-to-voiceover
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Buoy: UIView { // expect: overlay-open-to-voiceover
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Anchor: UIView {
  let handle = UIView()
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview(); onClose?() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}
