// A window over all others whose root hosts a SwiftUI view covers the app as well.
import SwiftUI

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let lock = Lock()
  private let gate = Gate()
}

final class Lock {
  private var overlay: UIWindow?

  func show(in scene: UIWindowScene) {
    let overlay = UIWindow(windowScene: scene) // expect: overlay-open-to-voiceover
    overlay.windowLevel = .alert
    overlay.rootViewController = UIHostingController(rootView: LockView { [weak self] in self?.hide() })
    overlay.makeKeyAndVisible()
    self.overlay = overlay
  }

  private func hide() {
    overlay?.isHidden = true
    overlay = nil
  }
}

final class Gate {
  private var overlay: UIWindow?

  func show(in scene: UIWindowScene) {
    let overlay = UIWindow(windowScene: scene)
    overlay.windowLevel = .alert
    overlay.rootViewController = UIHostingController(rootView: GateView { [weak self] in self?.hide() })
    overlay.accessibilityViewIsModal = true
    overlay.makeKeyAndVisible()
    self.overlay = overlay
  }

  private func hide() {
    overlay?.isHidden = true
    overlay = nil
  }
}

struct LockView: View {
  let unlock: () -> Void
  var body: some View { Button("Unlock", action: unlock) }
}

struct GateView: View {
  let open: () -> Void
  var body: some View { Button("Open", action: open) }
}
