// A model's method that sets the item to what it is handed only ever opens, unless that may be nil.
import SwiftUI

@main struct Library: App {
  var body: some Scene { WindowGroup { Hall() } }
}

struct Book: Identifiable { let id: String }
typealias Maybe = Book?

final class Desk: ObservableObject {
  @Published var book: Book?
  func open(_ book: Book) { self.book = book }
}

final class Stand: ObservableObject {
  @Published var paper: Book?
  func open(_ paper: Book?) { self.paper = paper }
}

final class Rack: ObservableObject {
  @Published var card: Book?
  func open(_ card: Maybe) { self.card = card }
}

struct Hall: View {
  @StateObject private var desk = Desk()
  @StateObject private var stand = Stand()
  @StateObject private var rack = Rack()
  var body: some View {
    Button("Read") {
      desk.open(Book(id: "a"))
      stand.open(Book(id: "b"))
      rack.open(Book(id: "c"))
    }
    .fullScreenCover(item: $desk.book) { BookView(book: $0) } // expect: trapped-modal
    .fullScreenCover(item: $stand.paper) { BookView(book: $0) }
    .fullScreenCover(item: $rack.card) { BookView(book: $0) }
  }
}

struct BookView: View {
  let book: Book
  var body: some View { Text(book.id) }
}
