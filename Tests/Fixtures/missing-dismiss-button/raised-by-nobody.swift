// The flag is raised in a function that nobody calls: the sheet is never shown.
import SwiftUI

struct Pond: View {
  @State private var asks = false
  @State private var warns = false

  var body: some View {
    Text("Pond")
      .onAppear { warnIfCold() }
      .sheet(isPresented: $asks) { Reminder() }
      .sheet(isPresented: $warns) { Reminder() } // expect: missing-dismiss-button
  }

  private func askIfDue() {
    asks = true
  }

  private func warnIfCold() {
    warns = true
  }
}

struct Reminder: View {
  var body: some View {
    Text("Look after the fish")
  }
}
