// A menu that stands on a modal and unwinds to a screen below takes the modal along; one that unwinds to the modal does not.
import UIKit

final class ShelfController: UIViewController {
  @IBAction func unwindToShelf(_ segue: UIStoryboardSegue) { view.setNeedsLayout() }
}

final class PlayController: UIViewController {}

final class MenuController: UIViewController {}

final class ScoreController: UIViewController {
  @IBAction func unwindToScores(_ segue: UIStoryboardSegue) { view.setNeedsLayout() }
}

final class LegendController: UIViewController {}
