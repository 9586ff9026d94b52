// A segue that only another class performs, by its name.
// clean
import UIKit

// The scene of this class has a segue "Mooring", that it never performs.
final class HarbourViewController: UIViewController {
}

final class CraneViewController: UIViewController {}

final class BerthViewController: UIViewController {
  @IBAction func closeTapped(_ sender: Any) {
    dismiss(animated: true)
    Pilot.shared.releasePilot()
  }

  func moor() {
    // A segue of its own that has the same name as the other scene's.
    performSegue(withIdentifier: "Mooring", sender: nil)
  }
}

final class Pilot {
  static let shared = Pilot()
  private var onDuty: [String] = []

  func releasePilot() { onDuty.removeAll() }

  // The only way in: as the root of the window.
  func board(_ window: UIWindow) {
    window.rootViewController = UIStoryboard(name: "Board", bundle: nil).instantiateViewController(withIdentifier: "Berths")
  }
}
