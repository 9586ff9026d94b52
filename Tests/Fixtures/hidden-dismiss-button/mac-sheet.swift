// clean
// A Mac draws the actions of a sheet below its content, with or without a stack.
#if os(macOS)
import SwiftUI

struct LedgerView: View {
  @State private var exports = false
  var body: some View { Button("Export") { exports = true }.sheet(isPresented: $exports) { ExportView() } }
}

struct ExportView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Which year?")
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
  }
}
#endif
