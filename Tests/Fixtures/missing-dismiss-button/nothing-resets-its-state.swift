// What a store of another module does with what it is sent is not seen. But a sheet that hangs on a state of its presenter's goes by
// nobody who cannot reset that, so where nothing else could close it either, no button does.
import OtherStore
import SwiftUI

struct Discover: View {
  @EnvironmentObject var store: Store
  @State private var filters = false
  @State private var sorts = false
  @State private var orders = false
  @State private var chooses = false
  @State private var asks = false
  @State private var tells = false
  @State private var picked: Movie?

  var body: some View {
    VStack {
      Button("Filter") { filters = true }
        .sheet(isPresented: self.$filters, onDismiss: { self.filters = false }) { FilterForm() } // expect: missing-dismiss-button
      Button("Pick") { withAnimation { picked = Movie(id: 1) } }
        .sheet(item: $picked) { _ in FilterForm() } // expect: missing-dismiss-button
      // The state is reset as the store tells of something.
      Button("Sort") { sorts = true }
        .sheet(isPresented: $sorts) { FilterForm() }
        .onReceive(store.changes) { _ in sorts = false }
      // Somebody else has its binding.
      Button("Order") { orders = true }
        .sheet(isPresented: $orders) { FilterForm() }
        .modifier(Resetting(shows: $orders))
      // A function resets it, and who calls that is not said.
      Button("Choose") { chooses = true }
        .sheet(isPresented: $chooses) { FilterForm() }
      // The sheet dismisses itself by its environment, one way or another.
      Button("Ask") { asks = true }
        .sheet(isPresented: $asks) { LeavingForm() }
      // What its closure may be handed to is not seen.
      Button("Tell") { tells = true }
        .sheet(isPresented: $tells) { TellingForm(end: { tells = false }) }
    }
  }

  func finish() { chooses = false }
}

struct Movie: Identifiable {
  let id: Int
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

struct LeavingForm: View {
  @EnvironmentObject var store: Store
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Filter")
      Button("Apply") { store.dispatch(Told(end: { dismiss() })) }
    }
  }
}

struct TellingForm: View {
  let end: () -> Void
  @EnvironmentObject var store: Store

  var body: some View {
    VStack {
      Text("Filter")
      Button("Apply") { store.dispatch(Told(end: end)) }
    }
  }
}

struct Told {
  let end: () -> Void
}

struct Resetting: ViewModifier {
  @Binding var shows: Bool
  @EnvironmentObject var store: Store

  func body(content: Content) -> some View {
    content.onReceive(store.changes) { _ in shows = false }
  }
}
