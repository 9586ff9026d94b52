// A child that can only ask to be closed is handed the presenter's action.
import SwiftUI

struct LibraryScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsHelp = false

  var body: some View {
    Button("Help") { showsHelp = true }
      .sheet(isPresented: $showsHelp) {
        HelpScreen(onClose: { dismiss() }) // expect: dismissed-presenter
      }
  }
}

struct HelpScreen: View {
  let onClose: () -> Void

  var body: some View {
    VStack {
      Text("Drag a book to the shelf")
      Button("Close", action: onClose)
    }
  }
}
