// What is taken off has just been made: the one on the window stays.
import UIKit

final class Piano: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    view.window?.addGestureRecognizer(swipe) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    view.window?.removeGestureRecognizer(swipe)
  }

  @objc private func swiped() { view.endEditing(true) }
}

final class Violin: UIViewController {
  private var swipe: UISwipeGestureRecognizer { UISwipeGestureRecognizer(target: self, action: #selector(swiped)) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(swipe) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.removeGestureRecognizer(swipe)
  }

  @objc private func swiped() { view.endEditing(true) }
}

final class Viola: UIViewController {
  private var swipe: UISwipeGestureRecognizer {
    let made = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    made.direction = .down
    return made
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(swipe) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let last = swipe
    view.window?.removeGestureRecognizer(last)
  }

  @objc private func swiped() { view.endEditing(true) }
}

final class Flute: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let swipe = makeSwipe()
    view.window?.addGestureRecognizer(swipe) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let swipe = makeSwipe()
    view.window?.removeGestureRecognizer(swipe)
  }

  private func makeSwipe() -> UISwipeGestureRecognizer { UISwipeGestureRecognizer(target: self, action: #selector(swiped)) }

  @objc private func swiped() { view.endEditing(true) }
}

final class Oboe: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(Self.makeSwipe(for: self)) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.removeGestureRecognizer(Self.makeSwipe(for: self))
  }

  private static func makeSwipe(for target: Oboe) -> UISwipeGestureRecognizer {
    UISwipeGestureRecognizer(target: target, action: #selector(swiped))
  }

  @objc private func swiped() { view.endEditing(true) }
}

/// The property asks first for the one that it made.
final class Cello: UIViewController {
  private var made: UISwipeGestureRecognizer?
  private var swipe: UISwipeGestureRecognizer {
    if let made { return made }
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    made = swipe
    return swipe
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(swipe)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.removeGestureRecognizer(swipe)
  }

  @objc private func swiped() { view.endEditing(true) }
}

/// The very one, a little later.
final class Drum: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    let window = view.window
    window?.addGestureRecognizer(swipe)
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { window?.removeGestureRecognizer(swipe) }
  }

  @objc private func swiped() { view.endEditing(true) }
}

/// What makes it also adds it: what it gives back is on the window.
final class Harp: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let added = addSwipe()
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { added.view?.removeGestureRecognizer(added) }
  }

  private func addSwipe() -> UISwipeGestureRecognizer {
    let added = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    view.window?.addGestureRecognizer(added)
    return added
  }

  @objc private func swiped() { view.endEditing(true) }
}
