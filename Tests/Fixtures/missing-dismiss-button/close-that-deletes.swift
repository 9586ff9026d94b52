// What a prompt deletes before it closes is gone for good: no way out keeps it, whatever the button that asks is called.
import SwiftUI

struct Attic: View {
  @State private var box: Box?
  @State private var shelf: Shelf?

  var body: some View {
    VStack {
      Button("Box") { box = Box(id: 1) }
        .sheet(item: $box) { BoxView(box: $0) } // expect: missing-dismiss-button
      Button("Shelf") { shelf = Shelf(id: 1) }
        .sheet(item: $shelf) { ShelfView(shelf: $0) } // expect: missing-dismiss-button
    }
  }
}

struct Box: Identifiable { let id: Int }
struct Shelf: Identifiable { let id: Int }

struct BoxView: View {
  let box: Box
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    Button("Empty") { asks = true }
      .confirmationDialog("Empty it?", isPresented: $asks) {
        Button("Throw Away", role: .destructive) {
          Moving.forget(box.id)
          dismiss()
        }
      }
  }
}

struct ShelfView: View {
  let shelf: Shelf
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    Button("Close") { asks = true }
      .confirmationDialog("Delete it?", isPresented: $asks) {
        Button("Delete", role: .destructive) {
          Moving.forget(shelf.id)
          dismiss()
        }
      }
  }
}

enum Moving {
  static func forget(_ id: Int) {}
}
