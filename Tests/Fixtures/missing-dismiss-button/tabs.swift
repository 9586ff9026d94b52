// A Close on any root tab is enough.
// clean
import SwiftUI

struct Club: View {
  @State private var shows = false

  var body: some View {
    Button("Card") { shows = true }
      .sheet(isPresented: $shows) { CardTabs() }
  }
}

struct CardTabs: View {
  var body: some View {
    TabView {
      CardFront().tabItem { Text("Front") }
      Text("Back").tabItem { Text("Back") }
    }
  }
}

struct CardFront: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
