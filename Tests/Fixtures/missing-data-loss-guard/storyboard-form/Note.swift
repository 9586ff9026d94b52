import UIKit

final class ListController: UIViewController {
  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
}

class NoteController: UIViewController {
  @IBOutlet private var text: UITextView!
  var note = ""

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    note = text.text
  }
}

final class LockedNoteController: NoteController {}
