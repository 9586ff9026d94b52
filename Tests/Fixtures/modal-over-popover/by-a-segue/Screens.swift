// In a storyboard: a popover's button performs a segue that presents on top of it.
import UIKit

final class HomeController: UIViewController {}

final class SoundController: UIViewController {}

final class LanguageController: UIViewController {
  @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

final class AboutController: UIViewController {
  @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}
