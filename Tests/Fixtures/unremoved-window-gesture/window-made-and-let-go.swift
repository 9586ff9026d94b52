// A recogniser goes with the window that the same object has made: where that is let go, at the latest with the object.
import UIKit

final class Magnifier: NSObject {
  private var window: UIWindow?

  func show(in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(move)))
    window.isHidden = false
    self.window = window
  }

  func hide() {
    window?.isHidden = true
    window = nil
  }

  @objc private func move(_ pan: UIPanGestureRecognizer) { window?.center = pan.location(in: nil) }
}

final class Console: NSObject {
  static let shared = Console()
  private var panel: UIWindow?

  func toggle() {
    if panel != nil {
      panel = nil
    } else {
      panel = UIWindow(frame: UIScreen.main.bounds)
      equip()
    }
  }

  private func equip() { panel?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }

  @objc private func tapped() { panel?.isHidden = true }
}

final class MapController: UIViewController {
  private lazy var magnifier = Magnifier()
  private lazy var legend = UIWindow(frame: view.bounds)

  override func viewDidLoad() {
    super.viewDidLoad()
    legend.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { legend.isHidden = true }
}

final class Ruler: NSObject {
  static let shared = Ruler()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  func show() {
    window.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) // expect: unremoved-window-gesture
    window.isHidden = false
  }

  @objc private func tapped() { window.isHidden = true }
}

final class Borrower: NSObject {
  private var window: UIWindow?
  private var other: UIWindow?

  func listen(to controller: UIViewController) {
    window = controller.view.window
    window?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) // expect: unremoved-window-gesture
  }

  func listen(in scene: UIWindowScene) {
    other = scene.windows.first ?? UIWindow(windowScene: scene)
    other?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) // expect: unremoved-window-gesture
  }

  func stop() {
    window = nil
    other = nil
  }

  @objc private func tapped() { window?.tintColor = .red }
}
