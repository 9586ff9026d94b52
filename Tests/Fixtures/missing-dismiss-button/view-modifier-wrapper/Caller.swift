// A generic wrapper of the project, used twice; once without a button.
import SwiftUI

struct Ticket: View {
  @State private var showsCode = false
  @State private var showsSeat = false

  var body: some View {
    VStack {
      Button("Code") { showsCode = true }
      Button("Seat") { showsSeat = true }
    }
    .card(isShown: $showsCode) { Image("code") } // expect: missing-dismiss-button
    .card(isShown: $showsSeat) {
      VStack {
        Text("12 F")
        Button("Done") { showsSeat = false }
      }
    }
  }
}
