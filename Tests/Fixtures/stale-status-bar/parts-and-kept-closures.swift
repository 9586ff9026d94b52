// State that is a part of a struct, and state that a closure changes which is kept for later.
import UIKit

final class Player: UIViewController {
  private struct Look {
    var isFull = false
    var volume = 0.5
  }
  private var look = Look()

  // expect: stale-status-bar
  override var prefersStatusBarHidden: Bool { look.isFull }
  @objc private func grow() { look.isFull.toggle() }
}

final class Radio: UIViewController {
  private struct Look {
    var isFull = false
    var volume = 0.5
  }
  private var look = Look()

  // Only what the answer does not read is changed.
  override var prefersStatusBarHidden: Bool { look.isFull }
  @objc private func louder() { look.volume = 1 }
}

final class Viewer: UIViewController {
  private var isBare = false
  private let button = UIButton()

  // expect: stale-status-bar
  override var prefersStatusBarHidden: Bool { isBare }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.isBare.toggle() }, for: .touchUpInside)
  }
}

final class Frame: UIViewController {
  private var isBare = false

  // It is set at once, before the screen is there.
  override var prefersStatusBarHidden: Bool { isBare }

  override func viewDidLoad() {
    super.viewDidLoad()
    UIView.performWithoutAnimation { isBare = true }
  }
}

extension UIViewController {
  func refreshBars() { UIView.animate(withDuration: 0.2, animations: setNeedsStatusBarAppearanceUpdate) }
}

final class Stage: UIViewController {
  private var isBare = false

  override var prefersStatusBarHidden: Bool { isBare }

  @objc private func toggle() {
    isBare.toggle()
    refreshBars()
  }
}
