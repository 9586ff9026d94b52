import UIKit

final class PrivacyCover {
  private var cover: UIWindow?

  func raise() {
    let cover = UIWindow(frame: UIScreen.main.bounds) // expect: leaked-overlay-window
    cover.rootViewController = UIViewController()
    cover.makeKeyAndVisible()
    self.cover = cover
  }

  func lower() {
    cover?.isHidden = true
    cover = nil
  }
}

final class Guardian { let cover = PrivacyCover() }
