// The base class of the hosts makes a view of its own that stands around the page. The page is known where the heir is made.
import SwiftUI
import UIKit

class DressedHost<Content: View, Dress: ViewModifier>: UIHostingController<DressedHost.Wrapper> {
  init(rootView: Content, dress: Dress) {
    super.init(rootView: .init(content: rootView, dress: dress))
  }

  required dynamic init?(coder: NSCoder) { fatalError("not from a storyboard") }

  struct Wrapper: View {
    let content: Content
    let dress: Dress

    var body: some View { content.modifier(dress) }
  }
}

struct Paint: ViewModifier {
  let isDark: Bool

  func body(content: Content) -> some View { content.preferredColorScheme(isDark ? .dark : .light) }
}

final class PaintedHost<Content: View>: DressedHost<Content, Paint> {
  init(rootView: Content, isDark: Bool = false) {
    super.init(rootView: rootView, dress: Paint(isDark: isDark))
  }

  required dynamic init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class HarbourController: UIViewController {
  @objc func showTides() {
    let host = PaintedHost(rootView: Tides())
    present(host, animated: true) // expect: missing-dismiss-button
  }

  @objc func showMoorings() {
    let host = PaintedHost(rootView: Moorings())
    present(host, animated: true)
  }
}

struct Tides: View {
  var body: some View { Text("High water at noon") }
}

struct Moorings: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Two are free")
      Button("Close") { dismiss() }
    }
  }
}
