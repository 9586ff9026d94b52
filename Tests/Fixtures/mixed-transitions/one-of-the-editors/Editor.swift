import UIKit

/// What all editors share.
class Editor: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class NameEditor: Editor {}
final class DateEditor: Editor {}
final class PlaceEditor: Editor {}
final class GuestEditor: Editor {}
final class NoteEditor: Editor {}
