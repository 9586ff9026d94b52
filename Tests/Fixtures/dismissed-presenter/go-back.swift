// "Go back" in front of a warning means the screen below, since "Continue" takes the warning away; "Close" does not.
import SwiftUI

struct CaveScreen: View {
  @Environment(\.dismiss) private var dismiss
  let cave: String
  // Asks before the screen below may be seen.
  @State private var asksFirst = true
  @State private var explains = false

  var body: some View {
    ScrollView { Text(cave) }
      .fullScreenCover(isPresented: $asksFirst) { warning }
      .sheet(isPresented: $explains) {
        Text("Bats")
        Button("Close") { dismiss() }  // expect: dismissed-presenter
        Button("More") { explains = false }
      }
  }

  private var warning: some View {
    VStack {
      Text("These pictures are not for everybody.")
      Button("Go back") { dismiss() }
      Button("Continue") { asksFirst = false }
    }
  }

  func explain() { explains = true }
}
