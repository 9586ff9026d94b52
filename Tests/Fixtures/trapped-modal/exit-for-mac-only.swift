// What is compiled out on the phone is no exit there.
import SwiftUI

struct Lobby: View {
  @State private var showsPlan = false

  var body: some View {
    Button("Plan") { showsPlan = true }
      .fullScreenCover(isPresented: $showsPlan) { Plan() } // expect: trapped-modal
  }
}

struct Plan: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Image("plan")
      #if os(macOS) || targetEnvironment(macCatalyst)
        Button("Close") { dismiss() }
      #endif
      #if DEBUG
        Button("Leave") { dismiss() }
      #endif
    }
  }
}
