// The view that the base class puts around each page is a navigation stack, which shows the Close.
// clean
import SwiftUI
import UIKit

class StackedHost<Content: View>: UIHostingController<StackedHost.Stacked> {
  init(rootView: Content, tint: Color) {
    super.init(rootView: .init(content: rootView, tint: tint))
  }

  required dynamic init?(coder: NSCoder) { fatalError("not from a storyboard") }

  struct Stacked: View {
    let content: Content
    let tint: Color

    var body: some View {
      NavigationStack { content }.tint(tint)
    }
  }
}

final class HarbourHost<Content: View>: StackedHost<Content> {
  init(rootView: Content) { super.init(rootView: rootView, tint: .teal) }

  required dynamic init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class HarbourController: UIViewController {
  @objc func showMoorings() {
    let host = HarbourHost(rootView: Moorings())
    present(host, animated: true)
  }
}

struct Moorings: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { Text("Two are free") }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
  }
}
