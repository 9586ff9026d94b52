// clean
// One says in words what the others leave unsaid.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class InkPage: Page {}
final class PaperPage: Page {}
final class BrushPage: Page {}
final class GridPage: Page {}
final class ExportPage: Page {}
final class TrashPage: Page {}

final class CanvasController: UIViewController {
  func open() {
    present(InkPage(), animated: true)
    present(PaperPage(), animated: true)
    present(BrushPage(), animated: true)
    present(GridPage(), animated: true)
    present(ExportPage(), animated: true)
    let trash = TrashPage()
    trash.modalTransitionStyle = .coverVertical
    present(trash, animated: true)
  }
}
