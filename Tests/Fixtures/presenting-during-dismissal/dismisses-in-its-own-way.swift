// A class that has its own `dismiss` in UIKit's place may begin no animated dismissal: it leaves its parent, or goes at once.
import UIKit

final class BannerController: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    leave()
    completion?()
  }

  private func leave() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

final class DrawerController: UIViewController {
  func dismiss(animated: Bool) { removeFromParent() }
}

final class StillController: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { super.dismiss(animated: false, completion: completion) }
}

final class CountingController: UIViewController {
  private var count = 0
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    count += 1
    goAway(flag, completion)
  }

  private func goAway(_ flag: Bool, _ completion: (() -> Void)?) { super.dismiss(animated: flag, completion: completion) }
}

final class HostController: UIViewController {
  private let banner = BannerController()
  private let drawer = DrawerController()
  private var still: StillController?
  private var counting: CountingController?

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    return alert
  }

  func afterBanner() {
    banner.dismiss(animated: true)
    present(alert(), animated: true)
  }

  func afterDrawer() {
    drawer.dismiss(animated: true)
    present(alert(), animated: true)
  }

  func afterStill() {
    still?.dismiss(animated: true)
    present(alert(), animated: true)
  }

  func afterCounting() {
    counting?.dismiss(animated: true)
    present(alert(), animated: true) // expect: presenting-during-dismissal
  }
}
