// One single-line field alone is worth an info.
import SwiftUI

struct Playlists: View {
  @State private var adds = false

  var body: some View {
    Button("New playlist") { adds = true }
      .sheet(isPresented: $adds) { NewPlaylist() } // expect: missing-data-loss-guard
  }
}

struct NewPlaylist: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) { dismiss() }
      Button("Create") {
        Library.create(name)
        dismiss()
      }
    }
  }
}

enum Library {
  static func create(_ name: String) {}
}
