import UIKit

final class BannerWindow: UIWindow {
  var text = ""
}

final class BannerController: UIViewController {
  private var banner: BannerWindow!

  private func show(_ text: String) {
    guard let scene = view.window?.windowScene else { return }
    let banner = BannerWindow(windowScene: scene) // expect: leaked-overlay-window
    banner.text = text
    banner.isHidden = false
    self.banner = banner
  }
}
