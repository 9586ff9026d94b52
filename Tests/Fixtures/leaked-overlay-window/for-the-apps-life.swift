// clean
// Toasts live in a window for the app's whole life; touches go through it.
import UIKit

final class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === rootViewController?.view ? nil : hit
  }
}

final class ToastController: UIViewController {
  private var toastWindow: PassThroughWindow?

  func prepare(in scene: UIWindowScene) {
    toastWindow = PassThroughWindow(windowScene: scene)
    toastWindow?.rootViewController = UIViewController()
    toastWindow?.isHidden = false
  }
}

final class StatusOwner: UIViewController {
  private lazy var statusWindow: UIWindow = {
    let window = UIWindow(frame: .zero)
    window.isHidden = false
    return window
  }()
}
