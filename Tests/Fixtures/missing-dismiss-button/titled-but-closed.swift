// A navigation stack and a title make no button.
import SwiftUI

struct Cafe: View {
  @State private var shows = false

  var body: some View {
    Button("Allergens") { shows = true }
      .sheet(isPresented: $shows, content: { AllergenList() }) // expect: missing-dismiss-button
  }
}

struct AllergenList: View {
  var body: some View {
    NavigationStack {
      List { Text("Nuts") }
        .navigationTitle("Allergens")
    }
  }
}
