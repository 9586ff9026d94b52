// What a closure says of the view that it is handed: `then` of the project's own, `with` of a view, a closure that is run at once.
import UIKit

protocol Configured {}

extension NSObject: Configured {}

extension Configured where Self: AnyObject {
  @discardableResult func then(_ set: (Self) -> Void) -> Self {
    set(self)
    return self
  }
}

extension NSObjectProtocol {
  func putting<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, _ value: Value) -> Self {
    self[keyPath: path] = value
    return self
  }
}

func with<Object>(_ object: Object, _ set: (Object) -> Void) -> Object {
  set(object)
  return object
}

class Card: UIView {
  private let closeButton = UIButton(type: .close)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addSubview(closeButton)
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  @objc func close() { removeFromSuperview() }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}

final class FirstCard: Card {
  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }
}

final class SecondCard: Card {
  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }
}

final class ThirdCard: Card {
  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }
}

final class FourthCard: Card {
  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }
}

// expect: overlay-open-to-voiceover
final class PlainCard: Card {
  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }
}

final class Table: UIViewController {
  @objc private func deal() {
    guard let window = view.window else { return }
    FirstCard(frame: .zero).then { $0.accessibilityViewIsModal = true }.show(in: window)
    let second = with(SecondCard(frame: .zero)) { card in card.accessibilityViewIsModal = true }
    second.show(in: window)
    let third: ThirdCard = { $0.accessibilityViewIsModal = true; return $0 }(ThirdCard(frame: .zero))
    third.show(in: window)
    FourthCard(frame: .zero).putting(\.accessibilityViewIsModal, true).show(in: window)
    PlainCard(frame: .zero).then { $0.layer.cornerRadius = 8 }.show(in: window)
  }
}
