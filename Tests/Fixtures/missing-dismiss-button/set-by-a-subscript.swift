// What drives a cover may be set by an index: of a list of flags, or by a subscript of the team's own.
import SwiftUI

@Observable final class Shelf {
  enum Book: Hashable { case atlas, novel, diary, poems }
  private var shown: Set<Book> = []
  private var marks: [Book: Int] = [:]
  var open: Book?
  subscript(book: Book) -> Bool {
    get { shown.contains(book) }
    set { if newValue { shown.insert(book) } else { shown.remove(book) } }
  }
  subscript(opened book: Book) -> Bool {
    get { open == book }
    set { open = newValue ? book : nil }
  }
  subscript(marks book: Book) -> Int {
    get { marks[book] ?? 0 }
    set { marks[book] = newValue }
  }
}

struct Reading: View {
  @State private var shelf = Shelf()
  @State private var lines = [false, false]

  var body: some View {
    List {
      Button("Atlas") { shelf[.atlas] = true }
      Button("Novel") { shelf[opened: .novel] = true }
      Button("Line") { lines[1] = true }
    }
    .fullScreenCover(isPresented: $shelf[.atlas]) { Atlas().environment(shelf) }
    .fullScreenCover(item: $shelf.open) { Novel(shelf: shelf, book: $0) }
    .fullScreenCover(isPresented: $lines[1]) { Line(lines: $lines) }
  }
}

extension Shelf.Book: Identifiable { var id: Self { self } }

struct Atlas: View {
  @Environment(Shelf.self) private var shelf
  var body: some View { Button("Later") { putBack() } }
  private func putBack() { shelf[.atlas] = false }
}

struct Novel: View {
  let shelf: Shelf
  let book: Shelf.Book
  var body: some View { Button("Later") { putBack() } }
  private func putBack() { shelf[opened: book] = false }
}

struct Line: View {
  @Binding var lines: [Bool]
  var body: some View { Button("Later") { cross() } }
  private func cross() { lines[1] = false }
}

struct Marking: View {
  @State private var shelf = Shelf()

  var body: some View {
    Button("Poems") { shelf.open = .poems }
      // What its button sets by an index shows nothing.
      .fullScreenCover(item: $shelf.open) { Poems(shelf: shelf, book: $0) } // expect: missing-dismiss-button
  }
}

struct Poems: View {
  let shelf: Shelf
  let book: Shelf.Book
  var body: some View { Button("Mark") { mark() } }
  private func mark() { shelf[marks: book] = 7 }
}
