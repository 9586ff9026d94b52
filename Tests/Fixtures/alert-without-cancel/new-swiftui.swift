// clean
// SwiftUI adds the Cancel beside a destructive button by itself, and to every confirmation dialog.
import SwiftUI

struct LibraryView: View {
  @State private var asks = false
  @State private var offers = false

  var body: some View {
    VStack {
      Button("Erase") { asks = true }
        .alert("Erase the library?", isPresented: $asks) {
          Button("Erase", role: .destructive) { erase() }
        }
      Button("More") { offers = true }
        .confirmationDialog("Library", isPresented: $offers) {
          Button("Erase", role: .destructive) { erase() }
        }
    }
  }

  private func erase() {}
}
