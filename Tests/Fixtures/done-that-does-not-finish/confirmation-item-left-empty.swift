// The place for confirming is filled, and nothing happens there.
import SwiftUI

struct ShelfView: View {
  @State private var isSorting = false

  var body: some View {
    Button("Sort") { isSorting = true }
      .sheet(isPresented: $isSorting) { SortView() }
  }
}

struct SortView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("order") private var order = "title"

  var body: some View {
    NavigationStack {
      List {
        Button("By title") { order = "title" }
        Button("By author") { order = "author" }
      }
      .navigationTitle("Sort")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {} // expect: done-that-does-not-finish
        }
      }
    }
  }
}
