// clean
// It keeps what was chosen and leaves the sheet open: it does something.
import SwiftUI

struct RadioView: View {
  @State private var isTuning = false

  var body: some View {
    Button("Tune") { isTuning = true }
      .sheet(isPresented: $isTuning) { TuningView() }
  }
}

struct TuningView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var saved = 0

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Done") { save() }
      Text("\(saved) stations")
    }
  }

  private func save() { saved += 1 }
}
