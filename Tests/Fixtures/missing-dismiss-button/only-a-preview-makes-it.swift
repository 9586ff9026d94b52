// In a whole app, what only previews make, and what only such views make, is never shown. What the app makes is.
import SwiftUI

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Shelf() }
  }
}

struct Shelf: View {
  @State private var shows = false
  var body: some View {
    Button("Newest") { shows = true }
      .sheet(isPresented: $shows) { Cover(title: "Newest") } // expect: missing-dismiss-button
  }
}

struct Statistics: View {
  var body: some View { Badges() }
}

struct Badges: View {
  @State private var shows = false
  var body: some View {
    Button("First") { shows = true }
      .sheet(isPresented: $shows) { Cover(title: "First") }
  }
}

struct Cover: View {
  let title: String
  var body: some View { Text(title) }
}

#Preview {
  Statistics()
}
