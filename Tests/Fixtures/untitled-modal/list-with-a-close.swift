// A list in a stack, a Close in its bar, and nothing between them.
import SwiftUI

struct InboxView: View {
  @State private var isFiltering = false

  var body: some View {
    Button("Filter") { isFiltering = true }
      .sheet(isPresented: $isFiltering) { FilterView() } // expect: untitled-modal
  }
}

struct FilterView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("unread") private var unreadOnly = false

  var body: some View {
    NavigationStack {
      List { Toggle("Unread only", isOn: $unreadOnly) }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        }
    }
  }
}
