import UIKit

final class ListController: UIViewController {
  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
}

final class PlayerController: UIViewController {
  @IBOutlet private var artwork: UIImageView!
}

/// Its code unwinds.
final class QueueController: UITableViewController {
  @IBAction private func back(_ sender: Any) {
    performSegue(withIdentifier: "unwind", sender: self)
  }
}

/// It unwinds to itself only, so nothing happens.
final class LyricsController: UIViewController {
  @IBAction func unwindToLyrics(_ segue: UIStoryboardSegue) {}
}
