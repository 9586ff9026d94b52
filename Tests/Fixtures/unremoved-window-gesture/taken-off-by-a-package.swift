// What another module's function says that it removes may be off; what it says to do otherwise is not.
import Controls
import UIKit

final class MapController: UIViewController {
  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.detach()
  }

  @objc func tapped() { print("map") }
}

final class ChartController: UIViewController {
  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Gestures.remove(tap)
  }

  @objc func tapped() { print("chart") }
}

final class GlobeController: UIViewController {
  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Cleaner.clean(tap)
  }

  @objc func tapped() { print("globe") }
}

final class TableController: UIViewController {
  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.highlight()
    Gestures.removeHints()
    NotificationCenter.default.removeObserver(self)
  }

  @objc func tapped() { print("table") }
}
