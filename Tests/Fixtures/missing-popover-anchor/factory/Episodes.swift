import UIKit

final class EpisodeController: UIViewController {
  @objc func share() {
    let sheet = ShareSheets.shared.make(for: "https://example.org/1", minutes: 3)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

final class PlayerController: UIViewController {
  @objc func share(_ sender: UIButton) {
    let sheet = ShareSheets.shared.make(for: "https://example.org/2", minutes: 0)
    sheet.popoverPresentationController?.sourceView = sender
    present(sheet, animated: true)
  }
}
