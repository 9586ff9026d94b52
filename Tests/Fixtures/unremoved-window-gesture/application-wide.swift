// What the application itself adds to its window stays as long as that: worth an info.
import UIKit

extension UIApplication {
  func watchTouches() {
    guard let window = windows.first else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(touched))
    window.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  @objc private func touched() {}
}

final class TouchMonitor {
  static let shared = TouchMonitor()

  func start(in window: UIWindow) {
    let tap = UITapGestureRecognizer(target: self, action: #selector(touched))
    window.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  @objc private func touched() {}
}

final class AppCoordinator {
  private let window: UIWindow

  init(window: UIWindow) { self.window = window }

  func start() {
    window.rootViewController = NoteList()
    let tap = UITapGestureRecognizer(target: self, action: #selector(touched))
    window.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  @objc private func touched() {}
}

final class NoteList: UIViewController {}
