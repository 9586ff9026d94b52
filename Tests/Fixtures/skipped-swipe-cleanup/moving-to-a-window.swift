// A view is told of its window as it comes and as it goes: only what runs without one is an end.
import UIKit

final class MapOpener: NSObject {
  private var isOpen = false

  func open(from controller: UIViewController) {
    guard !isOpen else { return }
    isOpen = true
    let map = MapController()
    map.onClose = { self.isOpen = false }
    controller.present(UINavigationController(rootViewController: map), animated: true)
  }

  func openGuide(from controller: UIViewController) {
    guard !isOpen else { return }
    isOpen = true
    let guide = GuideController()
    guide.onClose = { self.isOpen = false }
    controller.present(UINavigationController(rootViewController: guide), animated: true)
  }

  func openPlan(from controller: UIViewController) {
    guard !isOpen else { return }
    isOpen = true
    let plan = PlanController()
    plan.onClose = { self.isOpen = false }
    controller.present(UINavigationController(rootViewController: plan), animated: true) // expect: skipped-swipe-cleanup
  }

  func openSketch(from controller: UIViewController) {
    guard !isOpen else { return }
    isOpen = true
    let sketch = SketchController()
    sketch.onClose = { self.isOpen = false }
    controller.present(UINavigationController(rootViewController: sketch), animated: true) // expect: skipped-swipe-cleanup
  }
}

class PageController: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc func cancel() {
    onClose?()
    dismiss(animated: true)
  }
}

final class MapController: PageController {
  override func loadView() {
    let canvas = MapCanvas()
    canvas.onMove = { [weak self] in self?.onClose?() }
    view = canvas
  }
}

final class MapCanvas: UIView {
  var onMove: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    onMove?()
  }
}

final class GuideController: PageController {
  override func loadView() {
    let canvas = GuideCanvas()
    canvas.onMove = { [weak self] in self?.onClose?() }
    view = canvas
  }
}

final class GuideCanvas: UIView {
  var onMove: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsDisplay() } else { onMove?() }
  }
}

final class PlanController: PageController {
  override func loadView() {
    let canvas = PlanCanvas()
    canvas.onAppear = { [weak self] in self?.onClose?() }
    view = canvas
  }
}

final class PlanCanvas: UIView {
  var onAppear: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { onAppear?() }
  }
}

final class SketchController: PageController {
  override func loadView() {
    let canvas = SketchCanvas()
    canvas.onAppear = { [weak self] in self?.onClose?() }
    view = canvas
  }
}

final class SketchCanvas: UIView {
  var onAppear: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window, !window.isHidden else { return }
    onAppear?()
  }
}
