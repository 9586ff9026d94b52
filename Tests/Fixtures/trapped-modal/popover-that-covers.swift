// A popover that the code turns into a cover on phones has nothing to tap outside of it there.
import SwiftUI

struct Chart: View {
  @State private var explains = false
  @State private var stays = false

  var body: some View {
    VStack {
      Button("?") { explains = true }
        .popover(isPresented: $explains) { // expect: trapped-modal
          Legend().presentationCompactAdaptation(.fullScreenCover)
        }
      Button("!") { stays = true }
        .popover(isPresented: $stays) { Legend() }
    }
  }
}

struct Legend: View {
  var body: some View { ScrollView { Text("A dotted line is a footpath") } }
}
