import SwiftUI

struct Reception: View {
  @State private var waits = false
  @State private var reads = false

  var body: some View {
    VStack {
      Button("Wait") { waits = true }
        .sheet(isPresented: $waits) { // expect: trapped-modal
          Magazine().interactiveDismissDisabled(asksForPatience)
        }
      Button("Read") { reads = true }
        .sheet(isPresented: $reads) { // expect: missing-dismiss-button
          Magazine().interactiveDismissDisabled(asksForAnything)
        }
    }
  }
}

struct Magazine: View {
  var body: some View { ScrollView { Text("Twelve ways to fold a napkin") } }
}
