import UIKit

final class WalletController: UIViewController {
  private var showsStatusBar = true {
    didSet { navigationItem.hidesBackButton = !showsStatusBar }
  }

  override var prefersStatusBarHidden: Bool { // expect: stale-status-bar
    if UIDevice.current.userInterfaceIdiom == .pad { return false }
    return !showsStatusBar
  }

  private func scrolled(to offset: CGFloat) {
    showsStatusBar = offset < 40
  }
}
