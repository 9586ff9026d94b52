// A free function gives back the toolbar's content.
// clean
import SwiftUI

struct Pool: View {
  @State private var shows = false

  var body: some View {
    Button("Hours") { shows = true }
      .sheet(isPresented: $shows) {
        NavigationStack {
          Text("8 to 20").toolbar { closeItem { shows = false } }
        }
      }
  }
}

@ToolbarContentBuilder
func closeItem(_ action: @escaping () -> Void) -> some ToolbarContent {
  ToolbarItem(placement: .cancellationAction) {
    Button("Close", action: action)
  }
}
