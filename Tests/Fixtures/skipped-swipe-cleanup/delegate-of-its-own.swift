// The presentation's delegate is an object of its own that runs the closure it was given: that closure is what a swipe runs.
import UIKit

final class DriveScreen: UIViewController {
  private var watcher: AnyObject?

  func sendByInitialiser() {
    let screen = ByInitialiser()
    let watcher = EndWatcher { Transfers.shared.cancelAll() }
    screen.presentationController?.delegate = watcher
    self.watcher = watcher
    present(screen, animated: true)
  }

  func sendByProperty() {
    let screen = ByProperty()
    let watcher = SettableWatcher()
    watcher.onEnd = { Backups.shared.cancelAllBackups() }
    screen.presentationController?.delegate = watcher
    self.watcher = watcher
    present(screen, animated: true)
  }

  func sendOtherwise() {
    let screen = Unwatched()
    let watcher = ButtonWatcher { Imports.shared.cancelAllImports() }
    self.watcher = watcher
    present(screen, animated: true) // expect: skipped-swipe-cleanup
  }
}

final class EndWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
  private let onEnd: () -> Void

  init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { finish() }

  private func finish() { onEnd() }
}

final class SettableWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}

// Nothing that a swipe runs calls what this one is given.
final class ButtonWatcher: NSObject {
  private let onEnd: () -> Void

  init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }

  func buttonWasPressed() { onEnd() }
}

final class ByInitialiser: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() {
    Transfers.shared.cancelAll()
    dismiss(animated: true)
  }
}

final class ByProperty: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() {
    Backups.shared.cancelAllBackups()
    dismiss(animated: true)
  }
}

final class Unwatched: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() {
    Imports.shared.cancelAllImports()
    dismiss(animated: true)
  }
}

final class Transfers {
  static let shared = Transfers()
  private var running: [Int] = []
  func cancelAll() { running = [] }
}

final class Backups {
  static let shared = Backups()
  private var running: [Int] = []
  func cancelAllBackups() { running = [] }
}

final class Imports {
  static let shared = Imports()
  private var running: [Int] = []
  func cancelAllImports() { running = [] }
}
