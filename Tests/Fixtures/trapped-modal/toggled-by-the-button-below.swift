// A button that toggles the flag lies below the cover: it opens, and nobody can reach it to close.
import SwiftUI

struct Plan: View {
  @State private var explains = false
  @State private var counts = false

  var body: some View {
    VStack {
      Button("What is this?") { explains.toggle() }
        // expect: trapped-modal
        .fullScreenCover(isPresented: $explains) { Text("A plan is a list.") }
      Button("Count") { counts.toggle() }
        .fullScreenCover(isPresented: $counts) { Text("Three, two, one") }
        .task {
          try? await Task.sleep(nanoseconds: 3_000_000_000)
          counts.toggle()
        }
    }
  }
}
