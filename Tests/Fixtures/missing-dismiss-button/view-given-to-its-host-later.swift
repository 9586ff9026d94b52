// A hosting controller is given its view, or the view its closure, once there is a controller to close.
import SwiftUI
import UIKit

final class LibraryController: UIViewController {
  private func cover(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }

  @objc func readGuide() {
    let host = UIHostingController(rootView: AnyView(EmptyView()))
    host.rootView = AnyView(GuidePage(onEnd: { [weak host] in host?.dismiss(animated: true) }))
    cover(host)
  }

  @objc func readMap() {
    let host = UIHostingController(rootView: MapPage(onEnd: nil))
    host.rootView.onEnd = { [weak self] in self?.dismiss(animated: true) }
    cover(host)
  }

  @objc func readNotes() {
    let host = UIHostingController(rootView: AnyView(NotesPage(onEnd: { self.dismiss(animated: true) })))
    host.rootView = AnyView(NotesPage(onEnd: {}))
    cover(host) // expect: missing-dismiss-button
  }

  @objc func readIndex() {
    let host = UIHostingController(rootView: IndexPage(onEnd: nil))
    cover(host) // expect: missing-dismiss-button
  }
}

struct GuidePage: View {
  var onEnd: () -> Void
  var body: some View { Button("Done", action: onEnd) }
}

struct MapPage: View {
  var onEnd: (() -> Void)?
  var body: some View { Button("Done") { onEnd?() } }
}

struct NotesPage: View {
  var onEnd: () -> Void
  var body: some View { Button("Done", action: onEnd) }
}

struct IndexPage: View {
  var onEnd: (() -> Void)?
  var body: some View { Button("Done") { onEnd?() } }
}

final class ShelfHost: UIHostingController<ShelfPage> {
  init() {
    super.init(rootView: ShelfPage(onEnd: {}))
    rootView.onEnd = { [weak self] in self?.dismiss(animated: true) }
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }
}

struct ShelfPage: View {
  var onEnd: () -> Void
  var body: some View { Button("Done", action: onEnd) }
}

final class HallController: UIViewController {
  @objc func open() { present(ShelfHost(), animated: true) }
}
