// A helper makes and adds it, and gives it back: what the screen calls it is what has to be taken off.
import UIKit

final class RecipeController: UIViewController {
  private var tap: UITapGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap = view.window?.watchTaps(self, #selector(tapped))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let watching = tap else { return }
    watching.view?.removeGestureRecognizer(watching)
    tap = nil
  }

  @objc private func tapped() {}
}

final class PantryController: UIViewController {
  private var taps: [UIGestureRecognizer] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let window = view.window { taps.append(window.watchTaps(self, #selector(tapped))) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for tap in taps { tap.view?.removeGestureRecognizer(tap) }
  }

  @objc private func tapped() {}
}

final class ShelfController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.watchBeside(self, #selector(tapped))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.stopWatchingBeside()
  }

  @objc private func tapped() {}
}

/// Nobody keeps what the helper gives back.
final class OvenController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.watchTaps(self, #selector(tapped)) // expect: unremoved-window-gesture
  }

  @objc private func tapped() {}
}

/// It is kept, and never taken off.
final class TimerController: UIViewController {
  private var tap: UITapGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap = view.window?.watchTaps(self, #selector(tapped)) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap = nil
  }

  @objc private func tapped() {}
}

/// The other helper's are not taken off by the one that looks for them.
final class GrillController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.watchBeside(self, #selector(tapped)) // expect: unremoved-window-gesture
  }

  @objc private func tapped() {}
}
