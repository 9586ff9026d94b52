// The Done of the sheet belongs to a screen that was pushed: that one is popped.
import SwiftUI

struct PlaylistScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsSongs = false

  var body: some View {
    Button("Add songs") { showsSongs = true }
      .sheet(isPresented: $showsSongs) {
        NavigationStack {
          List { Text("Blue in Green") }
            .toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button("Done") { dismiss() } // expect: dismissed-presenter
              }
            }
        }
      }
  }
}
