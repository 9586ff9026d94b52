// The `dismiss` of a pushed view only leads back, also from an alert of that view; an alert of the first screen closes the modal.
import SwiftUI

struct Orchard: View {
  @State private var picks = false
  @State private var plants = false

  var body: some View {
    VStack {
      Button("Pick") { picks = true }
      Button("Plant") { plants = true }
    }
    .fullScreenCover(isPresented: $picks) { NavigationStack { Apples() } } // expect: trapped-modal
    .fullScreenCover(isPresented: $plants) { NavigationStack { Saplings() } }
  }
}

struct Apples: View {
  var body: some View { NavigationLink("More", destination: Apple()) }
}

struct Apple: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    Button("Clear") { asks = true }
      .alert("Clear?", isPresented: $asks) {
        Button("Delete", role: .destructive) { dismiss() }
        Button("Cancel", role: .cancel) {}
      }
  }
}

struct Saplings: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    VStack {
      NavigationLink("More", destination: Apple())
      Button("Leave") { asks = true }
        .alert("Leave?", isPresented: $asks) {
          Button("Leave", role: .destructive) { dismiss() }
          Button("Cancel", role: .cancel) {}
        }
    }
  }
}
