// A view that is made with what closes it, and speaks of it nowhere, has lost its button.
import SwiftUI

struct ListView: View {
  @State private var showsCard = false
  @State private var showsNote = false

  var body: some View {
    Button("Card") { showsCard = true }
      .sheet(isPresented: $showsCard) {  // expect: missing-dismiss-button
        CardView(leaveCard: { showsCard = false })
      }
    Button("Note") { showsNote = true }
      .sheet(isPresented: $showsNote) {
        NoteView(leaveNote: { showsNote = false })
      }
  }
}

struct CardView: View {
  let leaveCard: () -> Void
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
  }
}

struct NoteView: View {
  let leaveNote: () -> Void

  var body: some View {
    Text("A note").modifier(TapRow(leaveNote))
  }
}
