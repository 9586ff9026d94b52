// `context.save()` is no view's: what another view of the file keeps to itself is not meant, so nothing in `Counters` closes it.
import SwiftUI

struct Home: View {
  @State private var counts = false
  @State private var edits = false

  var body: some View {
    VStack {
      Button("Counters") { counts = true }
      Button("Edit") { edits = true }
    }
    .sheet(isPresented: $counts) { Counters() } // expect: missing-dismiss-button
    .sheet(isPresented: $edits) { Editor() }
  }
}

struct Counters: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    VStack {
      Text("12 notes")
      Button("Reset counters") { try? context.save() }
    }
  }
}

struct Editor: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.modelContext) private var context

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      Button("Save", action: save)
    }
  }

  private func save() {
    try? context.save()
    dismiss()
  }
}
