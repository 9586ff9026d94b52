// Fields bound by a function of the view's own, which takes a key path.
import SwiftUI

final class Runner {
  static let shared = Runner()
  private var runs: [Mast] = []
  func start(_ mast: Mast) { runs.append(mast) }
}

struct Mast {
  var height: Double?
  var gain: Double?
}

struct MastList: View {
  @State private var asks = false

  var body: some View {
    Button("Run") { asks = true }
      .sheet(isPresented: $asks) { // expect: missing-data-loss-guard
        NavigationStack { MastForm() }
      }
  }
}

struct MastForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var mast = Mast()

  var body: some View {
    Form {
      TextField("Height", value: field(\.height), format: .number)
      TextField("Gain", value: field(\.gain), format: .number)
    }
    .toolbar {
      Button("Cancel") { dismiss() }
      Button("Save") {
        Runner.shared.start(mast)
        dismiss()
      }
    }
  }

  private func field(_ path: WritableKeyPath<Mast, Double?>) -> Binding<Double?> {
    Binding(get: { mast[keyPath: path] }, set: { mast[keyPath: path] = $0 })
  }
}
