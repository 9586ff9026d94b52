// System controllers wrapped as SwiftUI content bring their own exit.
// clean
import SafariServices
import SwiftUI

struct Links: View {
  @State private var url: WebPage?

  var body: some View {
    Button("Read") { url = WebPage(id: 1) }
      .sheet(item: $url) { _ in SafariView(url: URL(string: "https://example.com")!) }
  }
}

struct WebPage: Identifiable { let id: Int }

struct SafariView: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
