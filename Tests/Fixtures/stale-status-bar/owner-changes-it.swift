// The player's owner changes it and tells nobody.
import UIKit

final class PlayerController: UIViewController {
  var isImmersive = false
  override var prefersStatusBarHidden: Bool { isImmersive } // expect: stale-status-bar
}

final class LobbyController: UIViewController {
  private let player = PlayerController()

  @objc private func enterImmersion() {
    player.isImmersive = true
  }
}
