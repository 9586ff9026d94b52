// The view model owns the draft, and dies with the sheet.
import SwiftUI

struct Cookbook: View {
  let book: RecipeBook
  @State private var writes = false

  var body: some View {
    Button("New recipe") { writes = true }
      .sheet(isPresented: $writes) { // expect: missing-data-loss-guard
        RecipeForm(model: RecipeModel(book: book))
      }
  }
}

struct RecipeForm: View {
  @StateObject var model: RecipeModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $model.title)
        TextField("Steps", text: $model.steps, axis: .vertical)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            model.save()
            dismiss()
          }
        }
      }
    }
  }
}
