import SwiftUI

struct Recipes: View {
  @State private var isShopping = false

  var body: some View {
    Button("Shopping list") { isShopping = true }
      .sheet(isPresented: $isShopping) { ShoppingList() }
  }
}
