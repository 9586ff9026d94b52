// A toolbar goes up to a stack, and this sheet has none: the swipe is what is left.
import SwiftUI

struct ShelfScreen: View {
  @State private var showsSorting = false

  var body: some View {
    NavigationStack {
      List { Text("Atlas") }
        .toolbar { Button("Sort") { showsSorting = true } }
    }
    .sheet(isPresented: $showsSorting) { // expect: hidden-dismiss-button
      SortingScreen()
    }
  }
}

struct SortingScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form { Text("By author") }
      .navigationTitle("Sort by")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
  }
}
