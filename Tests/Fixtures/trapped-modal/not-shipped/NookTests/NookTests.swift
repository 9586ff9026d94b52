import SwiftUI

struct Probe: View {
  @State private var shows = false
  var body: some View {
    Button("Show") { shows = true }.fullScreenCover(isPresented: $shows) { Blank() }
  }
}
