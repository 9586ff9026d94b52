// A closure that only a tap on the picture runs was seen to be called; a tap is no button.
import SwiftUI

struct Album: View {
  @State private var shows = false

  var body: some View {
    Button("Photo") { shows = true }
      .sheet(isPresented: $shows) { Photo(onTap: { shows = false }) } // expect: missing-dismiss-button
  }
}

struct Photo: View {
  let onTap: () -> Void
  var body: some View { Image("photo").onTapGesture { onTap() } }
}
