// The way out is on the next screen: not trapped, and whether that is button enough is not told.
// clean
import SwiftUI

struct Gate: View {
  @State private var walks = false

  var body: some View {
    Button("Walk") { walks = true }
      .fullScreenCover(isPresented: $walks) { Path(walks: $walks) }
  }
}

struct Path: View {
  @Binding var walks: Bool

  var body: some View {
    NavigationStack {
      NavigationLink("Onward") { PathEnd(walks: $walks) }
    }
  }
}

struct PathEnd: View {
  @Binding var walks: Bool
  var body: some View { Button("Home") { walks = false } }
}
