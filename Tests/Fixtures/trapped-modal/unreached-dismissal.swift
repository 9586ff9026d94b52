// The type mentions `dismiss`, but no control leads to it.
import SwiftUI

struct Shelf: View {
  @State private var book: Book?

  var body: some View {
    Button("Read") { book = Book(id: 1) }
      .fullScreenCover(item: $book) { Reader(book: $0) } // expect: trapped-modal
  }
}

struct Book: Identifiable { let id: Int }

struct Reader: View {
  let book: Book
  @Environment(\.dismiss) private var dismiss
  @State private var page = 1

  var body: some View {
    VStack {
      Text("Page \(page)")
      Button("Next page", action: turn)
    }
  }

  private func turn() { page += 1 }

  private func leave() { dismiss() }
}
