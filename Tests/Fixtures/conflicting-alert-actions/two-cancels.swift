// One after the other.
import UIKit

final class GameController: UIViewController {
  func leave() {
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    let stay = UIAlertAction(title: "Stay", style: .cancel)
    let leave = UIAlertAction(title: "Leave", style: .cancel) { _ in self.quit() }
    alert.addAction(stay)
    alert.addAction(leave) // expect: conflicting-alert-actions
    //    ^^^^^^^^^ conflicting-alert-actions: the app crashes here
    present(alert, animated: true)
  }

  private func quit() {}
}
