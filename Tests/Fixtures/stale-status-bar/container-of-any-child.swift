// A container that asks whatever child it is given tells UIKit for the child that tells of its change.
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

final class FrameController: UIViewController {
  private let content: UIViewController
  override var childForStatusBarHidden: UIViewController? { content }

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    addChild(content)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func refresh() { setNeedsStatusBarAppearanceUpdate() }
}

@MainActor
func makeShow() -> UIViewController {
  let slide = SlideController()
  let frame = FrameController(content: slide)
  slide.onTap = { [weak frame] in frame?.refresh() }
  return frame
}

final class LampController: UIViewController {
  private var isBare = false
  override var prefersStatusBarHidden: Bool { isBare } // expect: stale-status-bar

  @objc private func tapped() { isBare.toggle() }
}
