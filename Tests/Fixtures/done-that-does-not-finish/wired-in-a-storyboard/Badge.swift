import UIKit

final class BadgeController: UIViewController {
  @IBAction func close(_ sender: Any) { dismiss(animated: true) }

  @IBAction func doneTapped(_ sender: Any) { // expect: done-that-does-not-finish
  }
}

final class StartController: UIViewController {
  func openBadge() {
    let badge = UIStoryboard(name: "Badge", bundle: nil).instantiateViewController(withIdentifier: "badge")
    present(badge, animated: true)
  }
}
