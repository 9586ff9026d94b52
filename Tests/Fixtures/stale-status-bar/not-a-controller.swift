// clean
// A setting of that name, and one that is handed in as the screen is made.
import UIKit

struct BannerConfiguration {
  var prefersStatusBarHidden: Bool?
  var isTall = false
}

final class BannerHostController: UIViewController {
  private var configuration = BannerConfiguration()
  override var prefersStatusBarHidden: Bool { configuration.prefersStatusBarHidden ?? super.prefersStatusBarHidden }

  convenience init(_ configuration: BannerConfiguration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
}
