// clean
// SwiftUI's newer alerts show one of the two.
import SwiftUI

struct GameView: View {
  @State private var asks = false

  var body: some View {
    Button("Leave") { asks = true }
      .alert("Leave?", isPresented: $asks) {
        Button("Stay", role: .cancel) {}
        Button("Back", role: .cancel) {}
      }
  }
}
