// clean
// A scene may have its title in the storyboard.
import UIKit

final class AboutController: UIViewController {
  @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

final class StartController: UIViewController {
  func openAbout() {
    let about = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "about")
    present(UINavigationController(rootViewController: about), animated: true)
  }
}
