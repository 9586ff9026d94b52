import SwiftUI

struct ShoppingList: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      Text("Flour")
      SheetFooter()
    }
  }
}
