// What `prepare(for:sender:)` sets on the segue's destination it sets on what is presented, with a local or without; not what it
// sets on another segue's.
import UIKit

final class StyleController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.modalPresentationStyle = .fullScreen
  }
}

final class LockController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let destination = segue.destination
    destination.isModalInPresentation = true
  }
}

final class GuardController: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "write" { segue.destination.presentationController?.delegate = self }
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}

final class CastController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? UINavigationController)?.isModalInPresentation = true
  }
}

final class PlainController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.title = "Note"
  }
}

final class OtherController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "read": segue.destination.isModalInPresentation = true
    default: break
    }
  }
}

final class NoteController: UIViewController {
  @IBOutlet private var text: UITextView!

  @IBAction private func cancel() { dismiss(animated: true) }

  @IBAction private func save() {
    Notebook.shared.add(text.text)
    dismiss(animated: true)
  }
}

final class Notebook {
  static let shared = Notebook()
  private var notes: [String] = []
  func add(_ note: String) { notes.append(note) }
}
