// clean
// Sheets slide up; what fills the screen fades, all of it.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

class Cover: Page {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { nil }
}

final class SeedPage: Page {}
final class BedPage: Page {}
final class ToolPage: Page {}
final class WaterPage: Page {}
final class WeatherPage: Page {}
final class CameraCover: Cover {}
final class PictureCover: Cover {}

final class GardenController: UIViewController {
  func open() {
    present(SeedPage(), animated: true)
    present(BedPage(), animated: true)
    present(ToolPage(), animated: true)
    present(WaterPage(), animated: true)
    present(WeatherPage(), animated: true)
    present(CameraCover(), animated: true)
    present(PictureCover(), animated: true)
  }
}
