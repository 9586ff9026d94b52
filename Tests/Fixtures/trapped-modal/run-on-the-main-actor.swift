// What `MainActor.run` and `perform` run is read, and `value(forKey:)` only asks: no one unseen is told of a Next that ends there.
import SwiftUI

@main
struct HarborApp: App {
  var body: some Scene { WindowGroup { HarborView() } }
}

struct HarborView: View {
  @State private var counts = false
  @State private var leaves = false
  let store: Store

  var body: some View {
    Button("Count") { counts = true }
      .fullScreenCover(isPresented: $counts) { CountView(store: store) } // expect: trapped-modal
    Button("Leave") { leaves = true }
      .fullScreenCover(isPresented: $leaves) { LeaveView() }
  }
}

struct CountView: View {
  let store: Store
  @State private var count = 0

  var body: some View {
    Button("Count the boats") {
      Task {
        let limit = store.defaults.value(forKey: "limit") as? Int ?? 0
        await store.context.perform { store.save() }
        await MainActor.run { count = min(count + 1, limit) }
      }
    }
  }
}

struct LeaveView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave the harbor") { Task { await MainActor.run { dismiss() } } }
  }
}

final class Store {
  let defaults = UserDefaults.standard
  let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  func save() { try? context.save() }
}
