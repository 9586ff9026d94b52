// It is on the window, and is removed from the screen's own view: that removes nothing.
import UIKit

final class Recipe: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.removeGestureRecognizer(pan)
  }

  @objc private func panned() { view.endEditing(true) }
}

final class Shade: UIView {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  override func removeFromSuperview() {
    removeGestureRecognizer(pan)
    super.removeFromSuperview()
  }

  @objc private func panned() { alpha = 0 }
}

/// Its own view among others.
final class Pantry: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pan)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.removeGestureRecognizer(pan)
    pan.view?.removeGestureRecognizer(pan)
  }

  @objc private func panned() { view.endEditing(true) }
}

/// What is called `view` here is the recogniser's.
final class Drag: UIPanGestureRecognizer {
  func stop() { view?.removeGestureRecognizer(self) }
}

final class Cellar: UIViewController {
  private lazy var drag = Drag(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(drag)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    drag.stop()
  }

  @objc private func panned() { view.endEditing(true) }
}

/// And here it is the window, by another name.
final class Larder: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pan)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let view = view.window { view.removeGestureRecognizer(pan) }
  }

  @objc private func panned() { view.endEditing(true) }
}

/// All that its own view has.
final class Kitchen: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
  private lazy var pinch = UIPinchGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pan) // expect: unremoved-window-gesture
    view.window?.addGestureRecognizer(pinch) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
    view.gestureRecognizers?.removeAll()
    view.gestureRecognizers = nil
  }

  @objc private func panned() { view.endEditing(true) }
}

final class Garden: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.gestureRecognizers = []
  }

  @objc private func pinched() { view.endEditing(true) }
}
