// Done tells the delegate; the tap that the storyboard places goes its own way.
import UIKit

protocol NoteSheetDelegate: AnyObject {
  func noteSheetDidFinish(_ sheet: NoteSheet)
}

final class NoteSheet: UIViewController {
  weak var delegate: NoteSheetDelegate?
  @IBOutlet private var card: UIView!

  // expect: skipped-swipe-cleanup
  @IBAction private func tapped(_ tap: UITapGestureRecognizer) {
    guard !card.frame.contains(tap.location(in: view)) else { return }
    dismiss(animated: true)
  }

  @IBAction private func done(_ sender: Any) {
    delegate?.noteSheetDidFinish(self)
    dismiss(animated: true)
  }
}
