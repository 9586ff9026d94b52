// A swipe on a row deletes it, wherever that leads: it is no button, so all buttons were seen.
import SwiftUI
import Vault

struct FilesPage: View {
  @State private var shows = false
  @State private var sorts = false

  var body: some View {
    VStack {
      Button("Downloads") { shows = true }
        .sheet(isPresented: $shows) { DownloadsView(remove: Vault.remover) } // expect: missing-dismiss-button
      Button("Order") { sorts = true }
        .sheet(isPresented: $sorts) { OrderView() }
    }
  }
}

struct DownloadsView: View {
  @State private var names = ["a.pdf"]
  let remove: (IndexSet) -> Void

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onMove { _, _ in print("moved") }
          .onDelete { remove($0) }
      }
      .navigationTitle("Downloads")
    }
  }
}

/// A view of the team's own with a method of that name shows a button for it.
struct OrderView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Card().onDelete { dismiss() }
  }
}

struct Card: View {
  var removal: () -> Void = {}

  var body: some View { Button("Close") { removal() } }

  func onDelete(_ action: @escaping () -> Void) -> Card {
    var copy = self
    copy.removal = action
    return copy
  }
}
