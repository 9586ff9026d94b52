// clean
// What fades here is no modal of that style: a popover, an alert.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class HousePage: Page {}
final class RoomPage: Page {}
final class LampPage: Page {}
final class HeatPage: Page {}
final class SoundPage: Page {}
final class HintPage: UIViewController {}

final class HomeController: UIViewController {
  func open() {
    present(HousePage(), animated: true)
    present(RoomPage(), animated: true)
    present(LampPage(), animated: true)
    present(HeatPage(), animated: true)
    present(SoundPage(), animated: true)
  }

  func hint(_ sender: UIBarButtonItem) {
    let hint = HintPage()
    hint.modalPresentationStyle = .popover
    hint.modalTransitionStyle = .crossDissolve
    hint.popoverPresentationController?.barButtonItem = sender
    present(hint, animated: true)
  }

  func ask() {
    let alert = UIAlertController(title: "Lock up?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.modalTransitionStyle = .crossDissolve
    present(alert, animated: true)
  }
}
