// Popovers close by a tap outside; alerts and dialogs bring their buttons.
// clean
import SwiftUI

struct Legend: View {
  @State private var explains = false
  @State private var asks = false

  var body: some View {
    VStack {
      Button("?") { explains = true }
        .popover(isPresented: $explains) { Text("A tide is high when …") }
      Button("Reset") { asks = true }
        .confirmationDialog("Reset?", isPresented: $asks) { Button("Reset") {} }
    }
  }
}
