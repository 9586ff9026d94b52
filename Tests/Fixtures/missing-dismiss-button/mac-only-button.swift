// The Close exists on the Mac; the phone's finding stands.
import SwiftUI

struct Shop: View {
  @State private var shows = false

  var body: some View {
    Button("Sizes") { shows = true }
      .sheet(isPresented: $shows) { Sizes() } // expect: missing-dismiss-button
  }
}

struct Sizes: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("S, M, L")
      #if os(macOS)
        .toolbar { Button("Close") { dismiss() } }
      #endif
  }
}
