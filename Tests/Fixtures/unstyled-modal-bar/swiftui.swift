// clean
// SwiftUI's bars are one kind.
import SwiftUI

struct Home: View {
  @State private var shown = false

  var body: some View {
    Button("Open") { shown = true }
      .sheet(isPresented: $shown) { Page() }
  }
}

struct Page: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Page")
        .navigationTitle("Page")
        .toolbar { Button("Close") { dismiss() } }
    }
  }
}
