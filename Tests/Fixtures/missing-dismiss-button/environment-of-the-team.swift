// clean
// An action of the team's own environment key, named for what it does.
import SwiftUI

struct Deck: View {
  @State private var shows = false
  var body: some View {
    Button("Compass") { shows = true }.sheet(isPresented: $shows) { CompassView() }
  }
}

struct CompassView: View {
  @Environment(\.closePanel) private var leave
  var body: some View { Button("Back to the deck") { leave() } }
}
