// What a binding's `get` reads is what the modal hangs on, whatever its `set` calls.
import SwiftUI

final class Harbour: ObservableObject {
  enum Place { case quay, tower }
  @Published private(set) var showsChart = false
  @Published private(set) var place: Place?
  @Published private(set) var signals: [String] = []

  func openChart() { showsChart = true }
  func fold() { showsChart = false }
  func climb() { place = .tower }
  func descend() { place = nil }
  func hoist(_ flag: String) { signals.append(flag) }
  func strike() { signals.removeLast() }

  var onTower: Binding<Bool> {
    Binding(get: { if case .tower = self.place { true } else { false } }, set: { if !$0 { self.descend() } })
  }
}

struct HarbourView: View {
  @StateObject private var harbour = Harbour()

  var body: some View {
    VStack {
      Button("Chart") { harbour.openChart() }
        .fullScreenCover(isPresented: Binding(get: { harbour.showsChart }, set: { if !$0 { harbour.fold() } })) {
          Button("Fold") { harbour.fold() }
        }
      Button("Tower") { harbour.climb() }
        .fullScreenCover(isPresented: harbour.onTower) {
          Button("Down") { harbour.descend() }
        }
      Button("Signal") { harbour.hoist("A") }
        .fullScreenCover(isPresented: .constant(!harbour.signals.isEmpty)) {
          Button("Strike") { harbour.strike() }
        }
      Button("Flags") { harbour.hoist("B") }
        // expect: trapped-modal
        .fullScreenCover(isPresented: .constant(!harbour.signals.isEmpty)) {
          Button("More") { harbour.climb() }
        }
    }
  }
}
