// A merge was never finished, so nobody knows what is wired.
// clean
import UIKit

final class ListController: UIViewController {
  func open() {
    let player = storyboard!.instantiateViewController(withIdentifier: "Player") as! PlayerController
    player.modalPresentationStyle = .fullScreen
    present(player, animated: true)
  }
}

final class PlayerController: UIViewController {
  @IBOutlet private var artwork: UIImageView!

  @IBAction private func closeTapped(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
