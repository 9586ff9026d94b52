// One of the two is always there.
// clean
import SwiftUI

struct Box: View {
  @State private var shows = false

  var body: some View {
    Button("Inside") { shows = true }
      .sheet(isPresented: $shows) { Inside() }
  }
}

struct Inside: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isSorting = false

  var body: some View {
    VStack {
      Toggle("Sort", isOn: $isSorting)
      if isSorting {
        Button("Cancel") { dismiss() }
      } else {
        Button("Close") { dismiss() }
      }
    }
  }
}
