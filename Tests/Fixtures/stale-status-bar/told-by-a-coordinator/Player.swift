// clean
import UIKit

final class PlayerController: UIViewController {
  var isImmersive = false
  override var prefersStatusBarHidden: Bool { isImmersive }
}
