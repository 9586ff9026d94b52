// Code closes it when the work is done; there is nothing to decide meanwhile.
// clean
import SwiftUI

struct Bakery: View {
  @State private var bakes = false

  var body: some View {
    Button("Bake") { bakes = true }
      .fullScreenCover(isPresented: $bakes) { BakingProgress() }
  }
}

struct BakingProgress: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ProgressView("Baking")
      .task {
        try? await Task.sleep(for: .seconds(3))
        dismiss()
      }
  }
}
