// Methods that somebody is just writing: what their controls do is not seen.
// clean
import UIKit

final class MenuController: UIViewController {
  @IBAction func unwindToMenu(_ segue: UIStoryboardSegue)
}

final class MapController: UIViewController {}

final class LegendController: UIViewController {
  @IBAction func save(_ sender: Any)
}
