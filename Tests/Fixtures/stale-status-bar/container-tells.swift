// A container that says which child is asked may tell UIKit in its stead; so may a wrapper of the app's own around the state.
import UIKit

final class SlideController: UIViewController {
  var onTap: (() -> Void)?
  private var isBare = false
  override var prefersStatusBarHidden: Bool { isBare }

  @objc private func tapped() {
    isBare.toggle()
    onTap?()
  }
}

final class ShowController: UIViewController {
  private let slide = SlideController()
  override var childForStatusBarHidden: UIViewController? { slide }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(slide)
    slide.onTap = { [weak self] in self?.setNeedsStatusBarAppearanceUpdate() }
  }
}

final class MapController: UIViewController {
  var onTap: (() -> Void)?
  private var isBare = false
  override var prefersStatusBarHidden: Bool { isBare }

  @objc private func tapped() {
    isBare.toggle()
    onTap?()
  }
}

class FrameController: UIViewController {
  private var content: UIViewController?
  override var childForStatusBarHidden: UIViewController? { content }

  func show(_ child: UIViewController) {
    content = child
    addChild(child)
  }
}

final class MapFrameController: FrameController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let map = MapController()
    map.onTap = { [weak self] in self?.setNeedsStatusBarAppearanceUpdate() }
    show(map)
  }
}

/// Named by nobody: the containers tell for others.
final class ClockController: UIViewController {
  var onTap: (() -> Void)?
  private var isBare = false
  override var prefersStatusBarHidden: Bool { isBare } // expect: stale-status-bar

  @objc private func tapped() {
    isBare.toggle()
    onTap?()
  }
}

/// It asks itself, not the clock.
final class ClockFrameController: UIViewController {
  private let clock = ClockController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(clock)
    clock.onTap = { [weak self] in self?.setNeedsStatusBarAppearanceUpdate() }
  }
}

@propertyWrapper
struct TellsStatusBar {
  private var value: Bool
  init(wrappedValue: Bool) { value = wrappedValue }

  static subscript<Owner: UIViewController>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Bool>, storage storage: ReferenceWritableKeyPath<Owner, TellsStatusBar>
  ) -> Bool {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].value = newValue
      owner.setNeedsStatusBarAppearanceUpdate()
    }
  }

  @available(*, unavailable) var wrappedValue: Bool { get { fatalError() } set { fatalError() } }
}

final class PosterController: UIViewController {
  @TellsStatusBar private var isBare = false
  override var prefersStatusBarHidden: Bool { isBare }
  @objc private func tapped() { isBare.toggle() }
}

final class PlainPosterController: UIViewController {
  @Published private var isBare = false
  override var prefersStatusBarHidden: Bool { isBare } // expect: stale-status-bar
  @objc private func tapped() { isBare.toggle() }
}

// An actor is no wrapper.
final class LampController: UIViewController {
  @MainActor private var isBare = false
  override var prefersStatusBarHidden: Bool { isBare } // expect: stale-status-bar

  @objc private func tapped() { isBare.toggle() }
}
