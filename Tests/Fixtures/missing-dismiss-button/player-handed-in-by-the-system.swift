// clean
// What the system hands in to be presented again is its own, and brings its way out.
import AVKit
import UIKit

final class StationController: UIViewController, AVPlayerViewControllerDelegate {
  func playerViewController(
    _ player: AVPlayerViewController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completion: @escaping (Bool) -> Void
  ) {
    present(player, animated: false) { completion(true) }
  }
}
