// The window under three other names.
import UIKit

final class ToastController: UIViewController {
  private var host: UIWindow?

  func listenOnScene() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    scene?.windows.first?.addGestureRecognizer(makeTap()) // expect: unremoved-window-gesture
  }

  func listenOnKeyWindow() {
    UIApplication.shared.keyWindow?.addGestureRecognizer(makeTap()) // expect: unremoved-window-gesture
  }

  func listenOnStored() {
    host = view.window
    host?.addGestureRecognizer(makeTap()) // expect: unremoved-window-gesture
  }

  private func makeTap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: #selector(tapped))
  }

  @objc private func tapped() {}
}
