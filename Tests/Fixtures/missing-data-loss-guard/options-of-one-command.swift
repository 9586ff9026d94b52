// Options of one export are chosen again in a second.
// clean
import SwiftUI

struct Sheet: View {
  @State private var exports = false

  var body: some View {
    Button("Export") { exports = true }
      .sheet(isPresented: $exports) { ExportOptions() }
  }
}

struct ExportOptions: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isCompressed = true
  @State private var quality = 0.8

  var body: some View {
    Form {
      Toggle("Compress", isOn: $isCompressed)
      Slider(value: $quality)
      Button("Cancel") { dismiss() }
      Button("Export") {
        Exporter.run(isCompressed, quality)
        dismiss()
      }
    }
  }
}

enum Exporter {
  static func run(_ isCompressed: Bool, _ quality: Double) {}
}
