// Save and Cancel unwind to one method. Where that asks what came back, it may do nothing after Cancel.
import UIKit

final class WalksController: UITableViewController {
  private var walks: [Float] = []

  @IBAction func backFromEditor(_ segue: UIStoryboardSegue) {
    if let editor = segue.source as? WalkEditor, let length = editor.length {
      walks.append(length)
      reloadData()
    }
  }

  @IBAction func backFromRest(_ segue: UIStoryboardSegue) { reloadData() }

  private func reloadData() { tableView.reloadData() }
}

final class WalkEditor: UIViewController {
  @IBOutlet private weak var saveItem: UIBarButtonItem!
  private(set) var length: Float?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if sender as AnyObject? !== saveItem { length = nil }
  }
}

final class RestEditor: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { view.endEditing(true) }
}
