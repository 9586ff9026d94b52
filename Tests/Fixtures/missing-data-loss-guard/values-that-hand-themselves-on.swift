// A draft's own method keeps it that hands on the whole of it: `encoder.encode(self)`. One that tidies it does not.
import SwiftUI

@main
struct OrchardApp: App {
  var body: some Scene { WindowGroup { OrchardView() } }
}

struct OrchardView: View {
  @State private var isPlanting = false
  @State private var isPruning = false

  var body: some View {
    Button("Plant") { isPlanting = true }.sheet(isPresented: $isPlanting) { PlantingForm() }
    Button("Prune") { isPruning = true }.sheet(isPresented: $isPruning) { PruningForm() }  // expect: missing-data-loss-guard
  }
}

struct Planting: Codable {
  var notes = ""

  func store() {
    guard let data = try? JSONEncoder().encode(self) else { return }
    UserDefaults.standard.set(data, forKey: "planting")
  }
}

struct PlantingForm: View {
  @State private var planting = Planting()
  var body: some View {
    TextEditor(text: $planting.notes).onDisappear { planting.store() }
    CancelButton()
    Button("Save") { Ledger.add(planting.notes) }
  }
}

struct Pruning {
  var notes = ""
  mutating func tidy() { notes = notes.trimmingCharacters(in: .whitespaces) }
}

struct PruningForm: View {
  @State private var pruning = Pruning()
  var body: some View {
    TextEditor(text: $pruning.notes).onDisappear { pruning.tidy() }
    CancelButton()
    Button("Save") { Ledger.add(pruning.notes) }
  }
}

enum Ledger {
  static var lines: [String] = []
  static func add(_ line: String) { lines.append(line) }
}

struct CancelButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Cancel") { dismiss() } }
}
