// A spinner is closed by what the project adds to all controllers, or by a function of nobody's; or by nothing.
import UIKit

extension UIViewController {
  func hideTop() async {
    await withCheckedContinuation { continuation in dismiss(animated: true) { continuation.resume() } }
  }
}

func hide(_ controller: UIViewController) { controller.dismiss(animated: true) }

func load() async {}

final class Till: UIViewController {
  func pay() async {
    let spinner = UIAlertController(title: "Paying", message: nil, preferredStyle: .alert)
    present(spinner, animated: true)
    await load()
    await hideTop()
  }
}

final class Bank: UIViewController {
  func pay() async {
    let spinner = UIAlertController(title: "Paying", message: nil, preferredStyle: .alert)
    present(spinner, animated: true)
    await load()
    hide(self)
  }
}

final class Shop: UIViewController {
  func pay() async {
    let spinner = UIAlertController(title: "Paying", message: nil, preferredStyle: .alert) // expect: alert-without-actions
    present(spinner, animated: true)
    await load()
  }
}
