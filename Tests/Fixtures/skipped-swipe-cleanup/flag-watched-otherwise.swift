// The flag is watched by `task(id:)`, by a part of the item, or with operators; or a computed binding does the work as it is set.
import SwiftUI

struct Kitchen: View {
  @State private var edits = false
  @State private var dish: Dish?
  @State private var mixes = false
  @State private var bakes = false
  @State private var fries = false
  @ObservedObject var oven = Oven()
  let stock: Stock

  var body: some View {
    VStack {
      Button("Edit") { edits = true }
        .sheet(isPresented: $edits) { DishEditor(onCancel: { edits = false; stock.rollback() }) }
        .task(id: edits) { if !edits { stock.rollback() } }
      Button("Dish") { dish = Dish(id: 1) }
        .sheet(item: $dish) { _ in DishEditor(onCancel: { dish = nil; stock.rollback() }) }
        .onChange(of: dish?.id) { id in if id == nil { stock.rollback() } }
      Button("Heat") { oven.heats = true }
        .sheet(isPresented: $oven.heats) { DishEditor(onCancel: { oven.heats = false; stock.rollback() }) }
        .onReceive(oven.$heats.dropFirst()) { if !$0 { stock.rollback() } }
      Button("Mix") { mixes = true }
        .sheet(isPresented: mixing) { DishEditor(onCancel: { mixes = false; stock.rollback() }) }
      Button("Bake") { bakes = true }
        .sheet(isPresented: $bakes) { DishEditor(onCancel: { bakes = false; stock.rollback() }) }
        .onSheetDismissed($bakes) { stock.rollback() }
      Button("Fry") { fries = true }
        .sheet(isPresented: $fries) { DishEditor(onCancel: { fries = false; stock.rollback() }) } // expect: skipped-swipe-cleanup
    }
  }

  private var mixing: Binding<Bool> {
    Binding(get: { mixes }, set: { mixes = $0; if !$0 { stock.rollback() } })
  }
}

struct Dish: Identifiable { let id: Int }

final class Oven: ObservableObject { @Published var heats = false }

final class Stock {
  private var changes = 0
  func rollback() { changes = 0 }
}

struct DishEditor: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel) }
}
