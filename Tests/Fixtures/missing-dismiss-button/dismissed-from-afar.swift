// What a store of another module does is not seen, and a hosting controller of the project's dismisses what its views present: the one may
// lead to the other.
// clean
import OtherStore
import SwiftUI
import UIKit

final class DiscoverController: UIHostingController<Discover> {
  func reset() { dismiss(animated: true) }
}

struct Discover: View {
  @State private var filters = false

  var body: some View {
    Button("Filter") { filters = true }.sheet(isPresented: $filters) { FilterForm() }
  }
}

struct FilterForm: View {
  @EnvironmentObject var store: Store

  var body: some View {
    VStack {
      Text("Filter")
      Button("Apply") { store.dispatch(Apply(genre: "Drama")) }
    }
  }
}

struct Apply {
  let genre: String
}
