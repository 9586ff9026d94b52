// What is kept is set up each time it is shown.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class TextPage: Page {}
final class ShapePage: Page {}
final class StickerPage: Page {}
final class LayerPage: Page {}
final class FilterPage: Page {}
final class PalettePage: Page {}

final class DrawingController: UIViewController {
  private lazy var palette = PalettePage()

  func text() { present(TextPage(), animated: true) }
  func shape() { present(ShapePage(), animated: true) }
  func sticker() { present(StickerPage(), animated: true) }
  func layer() { present(LayerPage(), animated: true) }
  func filter() { present(FilterPage(), animated: true) }

  func colours() {
    palette.modalTransitionStyle = .crossDissolve
    present(palette, animated: true) // expect: mixed-transitions
  }
}
