// The view that the base class puts around each page has the Close.
// clean
import SwiftUI
import UIKit

class FramedHost<Content: View>: UIHostingController<FramedHost.Frame> {
  init(rootView: Content, title: String) {
    super.init(rootView: Frame(content: rootView, title: title))
    self.rootView.onClose = { [weak self] in self?.dismiss(animated: true) }
  }

  required dynamic init?(coder: NSCoder) { fatalError("not from a storyboard") }

  struct Frame: View {
    let content: Content
    let title: String
    var onClose: () -> Void = {}

    var body: some View {
      VStack {
        HStack {
          Text(title)
          Button("Close") { onClose() }
        }
        content
      }
    }
  }
}

final class HarbourHost<Content: View>: FramedHost<Content> {
  init(rootView: Content) { super.init(rootView: rootView, title: "Harbour") }

  required dynamic init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class HarbourController: UIViewController {
  @objc func showTides() {
    present(HarbourHost(rootView: Tides()), animated: true)
  }

  @objc func showMoorings() {
    let host = HarbourHost(rootView: Moorings())
    present(host, animated: true)
  }
}

struct Tides: View {
  var body: some View { Text("High water at noon") }
}

struct Moorings: View {
  var body: some View { List { Text("Two are free") } }
}
