// The recogniser is a helper's, the screen adds it and asks the helper to take it off; or asks for nothing.
import UIKit

final class PinchWatcher: NSObject {
  private(set) lazy var pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))

  func stop() { pinch.view?.removeGestureRecognizer(pinch) }

  @objc private func pinched() {}
}

final class Atlas: UIViewController {
  private let watcher = PinchWatcher()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(watcher.pinch)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    watcher.stop()
  }
}

final class Globe: UIViewController {
  private let watcher = PinchWatcher()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(watcher.pinch) // expect: unremoved-window-gesture
  }
}
