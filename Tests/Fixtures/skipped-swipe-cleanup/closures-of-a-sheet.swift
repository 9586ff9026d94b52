// The site's own closure discards what the sheet left behind; a swipe only resets the flag.
import SwiftUI

struct RecipeList: View {
  @State private var adds = false
  let shelf: Shelf

  var body: some View {
    List {
      Button("New") { adds = true }
    }
    .sheet(isPresented: $adds) { // expect: skipped-swipe-cleanup
      RecipeForm(shelf: shelf, onCancel: {
        adds = false
        shelf.discardUnsaved()
      })
    }
  }
}

struct RecipeForm: View {
  let shelf: Shelf
  let onCancel: () -> Void

  var body: some View {
    NavigationStack {
      Text("A recipe")
        .toolbar { Button("Cancel", action: onCancel) }
    }
  }
}

final class Shelf {
  private var unsaved: [String] = []
  func discardUnsaved() { unsaved = [] }
}
