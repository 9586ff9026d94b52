// What a view does as it disappears is said where it is made, before it is hosted.
import SwiftUI
import UIKit

final class Flow {
  private let root: UIViewController
  var onEnd: (() -> Void)?

  init(root: UIViewController) { self.root = root }

  func open() {
    let page = Page(onCancel: { [weak self] in
      self?.root.dismiss(animated: true)
      self?.finish()
    }).onDisappear { [weak self] in self?.finish() }
    root.present(UIHostingController(rootView: page), animated: true)
  }

  private func finish() {
    onEnd?()
    onEnd = nil
  }
}

final class BareFlow {
  private let root: UIViewController
  var onStop: (() -> Void)?

  init(root: UIViewController) { self.root = root }

  func open() {
    let page = Page(onCancel: { [weak self] in
      self?.root.dismiss(animated: true)
      self?.stop()
    })
    root.present(UIHostingController(rootView: page), animated: true) // expect: skipped-swipe-cleanup
  }

  private func stop() {
    onStop?()
    onStop = nil
  }
}

struct Page: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel) }
}

final class Start: UIViewController {
  private var flow: Flow?
  private var bare: BareFlow?

  func open() {
    flow = Flow(root: self)
    flow?.onEnd = { print("over") }
    flow?.open()
    bare = BareFlow(root: self)
    bare?.onStop = { print("stopped") }
    bare?.open()
  }
}
