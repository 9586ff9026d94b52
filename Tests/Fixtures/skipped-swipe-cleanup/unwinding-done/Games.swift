// Done unwinds to a method that renews the list; Help's does nothing.
import UIKit

final class GamesController: UIViewController {
  private let library = Library()

  @IBAction private func unwindFromSettings(_ segue: UIStoryboardSegue) { library.syncGames() }
  @IBAction private func unwindFromHelp(_ segue: UIStoryboardSegue) {}
}

final class SettingsController: UITableViewController {}

final class HelpController: UIViewController {}

final class Library {
  private var count = 0
  func syncGames() { count += 1 }
}
