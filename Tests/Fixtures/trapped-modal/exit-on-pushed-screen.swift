// The way out is on the next screen: not trapped, and whether that is button enough is not told.
// clean
import SwiftUI

struct Gate: View {
  @State private var walks = false

  var body: some View {
    Button("Walk") { walks = true }
      .fullScreenCover(isPresented: $walks) { Path() }
  }
}

struct Path: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Onward") { PathEnd() }
    }
  }
}

struct PathEnd: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Home") { dismiss() } }
}
