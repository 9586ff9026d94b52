// The removal stands in the recogniser, or in a function that is handed it; who calls that decides.
import UIKit

final class TicketController: UIViewController {
  private var tap: UITapGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let outside = UITapGestureRecognizer(target: self, action: #selector(tapped))
    view.window?.addGestureRecognizer(outside)
    tap = outside
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap?.detach()
  }

  @objc private func tapped() {}
}

final class SeatController: UIViewController {
  private lazy var tap = OutsideTap(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tap.stopWatching()
  }

  @objc private func tapped() {}
}

final class PlatformController: UIViewController {
  private var pan: UIPanGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    view.window?.addGestureRecognizer(pan)
    self.pan = pan
  }

  deinit { unhook(pan) }

  @objc private func panned() {}
}

final class TimetableController: UIViewController {
  private var watching: [String: UIGestureRecognizer] = [:]

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    view.window?.addGestureRecognizer(tap)
    watching["tap"] = tap
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    unhook(watching["tap"])
  }

  @objc private func tapped() {}
}

final class SignalController: UIViewController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Cleaner.clear(view.window)
  }

  @objc private func tapped() {}
}

/// Setting it to nil takes it off.
final class WhistleController: UIViewController {
  private var tap: UITapGestureRecognizer? {
    didSet {
      guard let last = oldValue else { return }
      last.view?.removeGestureRecognizer(last)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let watching = UITapGestureRecognizer(target: self, action: #selector(tapped))
    view.window?.addGestureRecognizer(watching)
    tap = watching
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap = nil
  }

  @objc private func tapped() {}
}

/// Another one is taken off.
final class TrainController: UIViewController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
  private let press = UILongPressGestureRecognizer()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addGestureRecognizer(press)
    view.window?.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    press.detach()
    unhook(press)
  }

  @objc private func tapped() {}
}

/// Only the handler takes it off.
final class DelayController: UIViewController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  @objc private func tapped() { tap.detach() }
}

/// The helper asks for a window that is no longer there.
final class GateController: UIViewController {
  private let tap = UITapGestureRecognizer()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap.addTarget(self, action: #selector(tapped))
    view.window?.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    dropFromWindow(tap)
  }

  @objc private func tapped() {}
}
