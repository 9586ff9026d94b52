import SwiftUI

struct LibraryScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TabView {
      Tab("Books", systemImage: "book") { Button("Close") { dismiss() } }
      Tab("Films", systemImage: "film") { Text("Films") }
    }
  }
}

struct HelpScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Help").font(.title)
      Button("Close") { dismiss() }
    }
  }
}
