// UIKit presents a view of SwiftUI's, which shows a sheet, which shows a cover.
import SwiftUI
import UIKit

final class MailController: UIViewController {
  func compose() { present(UIHostingController(rootView: ComposeView()), animated: true) }
}

struct ComposeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAttaching = false

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Attach") { isAttaching = true }
    }
    .sheet(isPresented: $isAttaching) { AttachmentView() }
  }
}

struct AttachmentView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isPreviewing = false

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Preview") { isPreviewing = true }
    }
    .fullScreenCover(isPresented: $isPreviewing) { PreviewPage() } // expect: nested-modals
  }
}

struct PreviewPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
