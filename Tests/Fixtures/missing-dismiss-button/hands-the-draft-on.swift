// A button that hands on what was typed commits, whatever it is called: where it is the only one, nobody leaves without committing. One that only closes, or a Done, is a way out.

import SwiftUI

struct Stall: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false

  var body: some View {
    VStack {
      Button("New") { first = true }
      Button("Plain") { second = true }
      Button("Other") { third = true }
    }
    .sheet(isPresented: $first) { LeafForm() } // expect: missing-dismiss-button, missing-data-loss-guard
    .sheet(isPresented: $second) { PlainForm() }
    .sheet(isPresented: $third) { DoneForm() } // expect: missing-data-loss-guard
  }
}

struct LeafForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Text", text: $text)
      Button("Leaf") {
        Book.shared.add(title + text)
        dismiss()
      }
    }
  }
}

struct PlainForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Button("Leaf") { dismiss() }
    }
  }
}

struct DoneForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Text", text: $text)
      Button("Done") {
        Book.shared.add(title + text)
        dismiss()
      }
    }
  }
}

final class Book {
  static let shared = Book()
  private var leaves: [String] = []
  func add(_ leaf: String) { leaves.append(leaf) }
}
