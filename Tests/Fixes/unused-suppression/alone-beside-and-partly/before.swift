import SwiftUI

struct HomeView: View {
  @State private var shows = false  // modallint:allow trapped-modal — known

  // modallint:allow missing-dismiss-button — a picture
  var title: String { "Home" }

  var body: some View {
    Button("Legend") { shows = true }
      // modallint:allow trapped-modal, missing-dismiss-button, missing-data-loss-guard — a picture
      .sheet(isPresented: $shows) { Text("Blue is rain.") }
  }
}
