// A dark layer that takes taps may be a view of its own: it lies over what stands before it where it is made.
import SwiftUI

struct Shade: View {
  let tapped: () -> Void
  var body: some View { Color.black.opacity(0.4).ignoresSafeArea().onTapGesture(perform: tapped) }
}

struct Boats: View { // expect: overlay-open-to-voiceover, missing-escape-action
  @State private var shows = false

  var body: some View {
    ZStack {
      List { Button("Rent") { shows = true } }
      if shows {
        Shade { shows = false }
        Button("Close") { shows = false }
      }
    }
  }
}

struct Canoes: View {
  @State private var shows = false

  var body: some View {
    ZStack {
      List { Button("Rent") { shows = true } }
      if shows {
        ZStack {
          Shade { shows = false }
          Button("Close") { shows = false }
        }
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { shows = false }
      }
    }
  }
}

struct Rafts: View {
  @FocusState private var isFocused: Bool
  @State private var name = ""

  var body: some View {
    ZStack {
      Shade { isFocused = false }
      TextField("Name", text: $name).focused($isFocused)
    }
  }
}
