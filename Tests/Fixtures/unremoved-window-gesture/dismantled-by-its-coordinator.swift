// The coordinator of a representable has the recogniser, a view of its own puts it on the window, and SwiftUI asks the
// representable to take all of that apart.
import SwiftUI
import UIKit

struct TapOutside: UIViewRepresentable {
  let onTap: (CGPoint) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(onTap) }
  func makeUIView(context: Context) -> Hook { Hook(coordinator: context.coordinator) }
  func updateUIView(_ view: Hook, context: Context) { context.coordinator.onTap = onTap }
  static func dismantleUIView(_ view: Hook, coordinator: Coordinator) { coordinator.detach() }

  final class Coordinator: NSObject {
    var onTap: (CGPoint) -> Void
    private(set) lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    init(_ onTap: @escaping (CGPoint) -> Void) { self.onTap = onTap }
    func detach() { tap.view?.removeGestureRecognizer(tap) }
    @objc private func tapped(_ tap: UITapGestureRecognizer) { onTap(tap.location(in: nil)) }
  }

  final class Hook: UIView {
    private let coordinator: Coordinator
    init(coordinator: Coordinator) {
      self.coordinator = coordinator
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func didMoveToWindow() {
      super.didMoveToWindow()
      coordinator.tap.cancelsTouchesInView = false
      window?.addGestureRecognizer(coordinator.tap)
    }
  }
}

/// What is taken apart lets go of the other one.
struct PressOutside: UIViewRepresentable {
  func makeCoordinator() -> Watcher { Watcher() }
  func makeUIView(context: Context) -> PressHook {
    let hook = PressHook()
    hook.watcher = context.coordinator
    return hook
  }
  func updateUIView(_ view: PressHook, context: Context) {}
  static func dismantleUIView(_ view: PressHook, coordinator: Watcher) { coordinator.detach() }
}

final class Watcher: NSObject {
  let press = UILongPressGestureRecognizer()
  let swipe = UISwipeGestureRecognizer()
  func detach() { swipe.view?.removeGestureRecognizer(swipe) }
}

final class PressHook: UIView {
  var watcher: Watcher?
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let watcher else { return }
    watcher.press.addTarget(self, action: #selector(pressed))
    window?.addGestureRecognizer(watcher.press) // expect: unremoved-window-gesture
  }
  @objc private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .ended, !bounds.contains(press.location(in: self)) else { return }
    window?.endEditing(true)
  }
}
