// Whatever opens the form clears it first, so nobody finds what a swipe has left. In the other list nobody does.
import SwiftUI

struct Recipes: View {
  @State private var adds = false
  @State private var title = ""
  @Bindable var kitchen: Kitchen

  var body: some View {
    Button("New") {
      adds.toggle()
      clearForm()
    }
    .sheet(isPresented: $adds) {
      AddRecipe(title: $title, onCancel: {
        adds.toggle()
        clearForm()
      })
    }
  }

  private func clearForm() {
    title = ""
    kitchen.basket.removeAll()
  }
}

struct Menus: View {
  @State private var adds = false
  @State private var title = ""
  @Bindable var kitchen: Kitchen

  var body: some View {
    Button("New") { adds.toggle() }
      .sheet(isPresented: $adds) { // expect: skipped-swipe-cleanup
        AddRecipe(title: $title, onCancel: {
          adds.toggle()
          clearForm()
        })
      }
  }

  private func clearForm() {
    title = ""
    kitchen.basket.removeAll()
  }
}

struct AddRecipe: View {
  @Binding var title: String
  let onCancel: () -> Void
  var body: some View {
    TextField("Title", text: $title)
    Button("Cancel") { onCancel() }
  }
}

@Observable final class Kitchen {
  var basket: [String] = []
}
