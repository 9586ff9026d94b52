// Several screens unwind to one method, which asks where it came from: it renews the list after Filter, not after Help.
import UIKit

final class GamesController: UIViewController {
  private let library = Library()

  @IBAction private func unwindToGames(_ segue: UIStoryboardSegue) {
    if let filter = segue.source as? FilterController { library.syncGames(filter.year) }
    if segue.source is RatingController { library.syncGames(0) }
  }
}

class FilterController: UITableViewController {
  var year = 0
}

final class YearFilterController: FilterController {}

final class HelpController: UIViewController {}

final class Library {
  private var count = 0
  func syncGames(_ year: Int) { count += year }
}
