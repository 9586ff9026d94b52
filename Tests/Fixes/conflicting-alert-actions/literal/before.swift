import UIKit

final class GameController: UIViewController {
  func leave() {
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    alert.addAction(UIAlertAction(title: "Leave", style: .cancel) { _ in self.quit() })
    present(alert, animated: true)
  }

  private func quit() {}
}
