// A picture that is tapped is no button.
import SwiftUI

struct Cave: View {
  @State private var shows = false

  var body: some View {
    Button("Map") { shows = true }
      .sheet(isPresented: $shows) { CaveMap() } // expect: missing-dismiss-button
  }
}

struct CaveMap: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Image(systemName: "xmark").onTapGesture { dismiss() }
      Image("map")
    }
  }
}
