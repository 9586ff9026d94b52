import UIKit

final class GalleryController: UIViewController {
  var chrome = Chrome.visible

  override var prefersStatusBarHidden: Bool { isFullScreen } // expect: stale-status-bar
}

enum Chrome { case visible, hidden }
