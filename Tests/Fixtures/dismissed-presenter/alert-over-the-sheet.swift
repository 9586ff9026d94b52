// An alert in the content asks about the whole task.
// clean
import SwiftUI

struct SetupScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsStep = false
  @State private var asks = false

  var body: some View {
    Button("Next") { showsStep = true }
      .sheet(isPresented: $showsStep) {
        VStack {
          Button("Back") { showsStep = false }
          Button("Stop the setup") { asks = true }
        }
        .alert("Stop?", isPresented: $asks) {
          Button("Stop", role: .cancel) { dismiss() }
        }
      }
  }
}
