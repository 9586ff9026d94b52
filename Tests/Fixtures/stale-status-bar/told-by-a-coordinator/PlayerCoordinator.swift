// clean
import UIKit

final class PlayerCoordinator {
  private let player: PlayerController

  init(player: PlayerController) { self.player = player }

  func enter() {
    player.isImmersive = true
    UIView.animate(withDuration: 0.3) { self.player.setNeedsStatusBarAppearanceUpdate() }
  }
}
