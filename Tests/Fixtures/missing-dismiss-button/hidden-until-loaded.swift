// If loading fails, nothing is there to leave by.
import SwiftUI

struct News: View {
  @State private var shows = false

  var body: some View {
    Button("Today") { shows = true }
      .sheet(isPresented: $shows) { Article() } // expect: missing-dismiss-button
  }
}

struct Article: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text: String?

  var body: some View {
    Group {
      if let text {
        Text(text)
        Button("Done") { dismiss() }
      } else {
        ProgressView()
      }
    }
    .task { text = try? await Server.article() }
  }
}

enum Server {
  static func article() async throws -> String { "" }
}
