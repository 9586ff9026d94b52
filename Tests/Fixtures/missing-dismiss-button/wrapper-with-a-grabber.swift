// A wrapper adds a grabber above what is handed in: each use is a sheet of its own.
import SwiftUI

extension View {
  func card<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: isPresented) {
      VStack {
        Capsule().frame(width: 40, height: 5)
        content()
      }
    }
  }
}

struct Garden: View {
  @State private var showsPlants = false
  @State private var showsTools = false

  var body: some View {
    VStack {
      Button("Plants") { showsPlants = true }
      Button("Tools") { showsTools = true }
    }
    // expect: missing-dismiss-button
    .card(isPresented: $showsPlants) { Text("Plants") }
    .card(isPresented: $showsTools) {
      VStack {
        Text("Tools")
        Button("Close") { showsTools = false }
      }
    }
  }
}
