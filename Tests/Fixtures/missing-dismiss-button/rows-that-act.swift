// Rows choose something new; none of them leaves things as they are.
import UIKit

final class ComposerController: UIViewController {
  @objc func chooseMood() {
    let moods = MoodController()
    moods.onPick = { [weak self] mood in
      self?.title = mood
      self?.dismiss(animated: true)
    }
    present(moods, animated: true) // expect: missing-dismiss-button
  }
}

final class MoodController: UITableViewController {
  var onPick: ((String) -> Void)?
  private let moods = ["Happy", "Sad"]

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick?(moods[indexPath.row])
  }
}
