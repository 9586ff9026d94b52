// A binding out of the environment, a preference, or a state that the presenter follows: a button closes by way of each.
import SwiftUI

extension EnvironmentValues { @Entry var showsOrder: Binding<Bool> = .constant(false) }

struct ShouldClose: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

struct Kitchen: View {
  @State private var ordering = false
  @State private var tasting = false
  @State private var dish: Int?
  @State private var serving = false
  @State private var washing = false

  var body: some View {
    VStack {
      Button("Order") { ordering = true }
        .fullScreenCover(isPresented: $ordering) { Order().environment(\.showsOrder, $ordering) }
      Button("Taste") { tasting = true }
        .sheet(isPresented: $tasting) { Taste().onPreferenceChange(ShouldClose.self) { if $0 { tasting = false } } }
      Button("Serve") { dish = 1 }
        .onChange(of: dish) { _, new in serving = new != nil }
        .sheet(isPresented: $serving) { Serve(clear: { dish = nil }) }
      Button("Wash") { washing = true }
        // expect: missing-dismiss-button
        .sheet(isPresented: $washing) { Serve(clear: { tasting = false }) }
    }
  }
}

struct Order: View {
  @Environment(\.showsOrder) private var showsOrder
  var body: some View { Button("Never mind") { showsOrder.wrappedValue = false } }
}

struct Taste: View {
  @State private var full = false
  var body: some View { Button("Enough") { full = true }.preference(key: ShouldClose.self, value: full) }
}

struct Serve: View {
  let clear: () -> Void
  var body: some View { Button("Clear", action: clear) }
}
