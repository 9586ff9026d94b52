import SwiftUI

// Two modules have a view and an extension of the same name for themselves: neither can name the other's.

public struct NotesHome: View {
  @State private var isShown = false
  @State private var isTagging = false

  public init() {}

  public var body: some View {
    Button("Read") { isShown = true }
      .sheet(isPresented: $isShown) { NoteView() } // expect: missing-dismiss-button
  }
}

struct NoteView: View {
  var body: some View { Text("Only to be read").framed() }
}

extension View {
  func framed() -> some View { padding() }
}
