// What a `ForEach` makes of each element is all there at once: one kind of row may be the way out of the whole page.
import SwiftUI

enum Shelf: CaseIterable {
  case book, exit, lamp
}

struct Library: View {
  @State private var reads = false
  @State private var looks = false

  var body: some View {
    VStack {
      Button("Read") { reads = true }
        .fullScreenCover(isPresented: $reads) { Shelves() }
      Button("Look") { looks = true }
        .fullScreenCover(isPresented: $looks) { Lamps() } // expect: trapped-modal
    }
  }
}

struct Shelves: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      ForEach(Shelf.allCases, id: \.self) { shelf in
        switch shelf {
        case .book: Text("A book")
        case .exit: Button("To the door") { dismiss() }
        case .lamp: Image("lamp")
        }
      }
    }
  }
}

struct Lamps: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      ForEach(Shelf.allCases, id: \.self) { shelf in
        switch shelf {
        case .lamp: Button("Light") { isLit.toggle() }
        default: Text("Dark")
        }
      }
    }
  }
}
