// clean
import UIKit

final class CameraController: UIViewController {
  override var prefersStatusBarHidden: Bool { return true }
}

final class ScannerController: UIViewController {
  private let hidesBar: Bool
  init(hidesBar: Bool) {
    self.hidesBar = hidesBar
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override var prefersStatusBarHidden: Bool { hidesBar }
}

enum Appearance { static var hidesStatusBar = false }

final class PageController: UIViewController {
  override var prefersStatusBarHidden: Bool { Appearance.hidesStatusBar || traitCollection.verticalSizeClass == .compact }
}
