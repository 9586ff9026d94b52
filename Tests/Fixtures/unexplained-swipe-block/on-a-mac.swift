// On a Mac there is no swipe to refuse; on an iPhone there is.
import SwiftUI

#if targetEnvironment(macCatalyst)
  struct Deck: View {
    @State private var shows = false

    var body: some View {
      Button("Show") { shows = true }
        .sheet(isPresented: $shows) { Card() }
    }
  }
#endif

struct Desk: View {
  @State private var shows = false

  var body: some View {
    Button("Show") { shows = true }
      .sheet(isPresented: $shows) { Card() } // expect: unexplained-swipe-block
  }
}

struct Card: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Button("Close") { dismiss() }
    }
    .interactiveDismissDisabled()
  }
}
