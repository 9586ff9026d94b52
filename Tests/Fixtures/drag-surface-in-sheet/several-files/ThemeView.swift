import SwiftUI

struct ThemeView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("hue") private var hue = 0.0

  var body: some View {
    NavigationStack {
      ColorWheel(hue: $hue)
        .navigationTitle("Theme")
        .toolbar { Button("Close") { dismiss() } }
    }
  }
}

struct SettingsView: View {
  @State private var picks = false

  var body: some View {
    Button("Theme") { picks = true }
      .card(isPresented: $picks) { ThemeView() } // expect: drag-surface-in-sheet
  }
}
