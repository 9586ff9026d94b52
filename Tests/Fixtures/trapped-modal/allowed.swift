// An allowance with its reason takes the finding out.
// clean
import SwiftUI

struct Kiosk: View {
  @State private var shows = false

  var body: some View {
    Button("Start") { shows = true }
      // modallint:allow trapped-modal — a kiosk never leaves its one screen
      .fullScreenCover(isPresented: $shows) { Loop() }
  }
}

struct Loop: View {
  var body: some View { Text("Round and round") }
}
