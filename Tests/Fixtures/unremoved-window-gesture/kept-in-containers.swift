// A tuple, a dictionary or a list keeps the recogniser until it is taken off; one that goes through several adds each by its own name.
import UIKit

class NoteController: UIViewController {
  @objc func tappedAnywhere() { view.endEditing(true) }
}

final class TupleController: NoteController {
  private var attached: (window: UIWindow, gesture: UITapGestureRecognizer)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(tappedAnywhere))
    tap.delegate = Sharing.shared
    window.addGestureRecognizer(tap)
    attached = (window, tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let attached { attached.window.removeGestureRecognizer(attached.gesture) }
    attached = nil
  }
}

final class DictionaryController: NoteController {
  private var gestures: [String: UIGestureRecognizer] = [:]

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tappedAnywhere))
    tap.delegate = Sharing.shared
    view.window?.addGestureRecognizer(tap)
    gestures["typing"] = tap
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let typing = gestures.removeValue(forKey: "typing") { typing.view?.removeGestureRecognizer(typing) }
  }
}

final class ListController: NoteController {
  private var attached: [UIGestureRecognizer] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tappedAnywhere))
    tap.delegate = Sharing.shared
    view.window?.addGestureRecognizer(tap)
    attached += [tap]
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    while let last = attached.popLast() { last.view?.removeGestureRecognizer(last) }
  }
}

final class EachController: NoteController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tappedAnywhere))
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(tappedAnywhere))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window else { return }
    tap.delegate = Sharing.shared
    for gesture in [tap, pan] as [UIGestureRecognizer] { window.addGestureRecognizer(gesture) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.removeGestureRecognizer(tap)
    view.window?.removeGestureRecognizer(pan)
  }
}

final class ThenController: NoteController {
  private var outside: UITapGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window else { return }
    outside = UITapGestureRecognizer(target: self, action: #selector(tappedAnywhere)).then {
      $0.delegate = Sharing.shared
      window.addGestureRecognizer($0)
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let outside { outside.view?.removeGestureRecognizer(outside) }
  }
}

// The container is never emptied, or another one is; of two in a list one is left.
final class KeepingController: NoteController {
  private var attached: (window: UIWindow, gesture: UITapGestureRecognizer)?
  private var others: [UIGestureRecognizer] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(tappedAnywhere))
    tap.delegate = Sharing.shared
    window.addGestureRecognizer(tap) // expect: unremoved-window-gesture
    attached = (window, tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let other = others.removeLast()
    other.view?.removeGestureRecognizer(other)
  }
}

final class HalfController: NoteController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tappedAnywhere))
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(tappedAnywhere))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window else { return }
    tap.delegate = Sharing.shared
    [tap, pan].forEach { window.addGestureRecognizer($0) } // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.removeGestureRecognizer(tap)
  }
}

final class Sharing: NSObject, UIGestureRecognizerDelegate {
  static let shared = Sharing()

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}
