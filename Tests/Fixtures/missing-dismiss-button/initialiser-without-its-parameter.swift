// Half a rename: the initialiser sets a property to itself, since the parameter of that name is gone. What it is is not known, and
// asking ends all the same.
// clean
import SwiftUI

@main
struct LaunchApp: App {
  var body: some Scene { WindowGroup { SlipwayView() } }
}

struct SlipwayView: View {
  @State private var shows = false
  var body: some View {
    Button("Row") { shows = true }
      .sheet(isPresented: $shows) { BoatRow(title: "Gig") }
  }
}

struct BoatRow: View {
  let title: String
  let icon: AnyView?

  init(title: String) {
    self.title = title
    self.icon = icon
  }

  var body: some View {
    HStack {
      if let icon { icon }
      Text(title)
    }
  }
}
