// clean
// One of the two: arms, an early return, a `switch`, a `guard`.
import UIKit

final class GameController: UIViewController {
  var isRunning = false
  var mode = 0

  func leave() {
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    if isRunning {
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
      present(alert, animated: true)
      return
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func pause() {
    let alert = UIAlertController(title: "Pause?", message: nil, preferredStyle: .alert)
    switch mode {
    case 0: alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    default: alert.addAction(UIAlertAction(title: "Back", style: .cancel))
    }
    present(alert, animated: true)
  }

  func end() {
    let alert = UIAlertController(title: "End?", message: nil, preferredStyle: .alert)
    isRunning ? alert.addAction(UIAlertAction(title: "Go on", style: .cancel)) : alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
