// Two bindings that a view makes by hand, each of which sets the other.
// clean
import SwiftUI

struct Host: View {
  @State private var shows = false
  var body: some View { Button("Go") { shows = true }.sheet(isPresented: $shows) { Switches() } }
}

struct Switches: View {
  @Binding var first: Bool
  @Binding var second: Bool

  init() {
    _first = .init { second } set: { second = $0 }
    _second = .init { first } set: { first = $0 }
  }

  var body: some View {
    VStack {
      Button("Close") { first = false }
      Button("Other") { second = false }
    }
  }
}
