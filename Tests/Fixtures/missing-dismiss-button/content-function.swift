// The content is a reference to a function.
import SwiftUI

struct Kitchen: View {
  @State private var shows = false

  var body: some View {
    Button("Recipe") { shows = true }
      .sheet(isPresented: $shows, onDismiss: nil, content: makeRecipe) // expect: missing-dismiss-button
  }

  private func makeRecipe() -> some View {
    ScrollView { Text("Two eggs") }
  }
}
