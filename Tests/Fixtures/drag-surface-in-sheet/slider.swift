// A slider in a child view of the sheet's.
import SwiftUI

struct PlayerView: View {
  @State private var adjusts = false

  var body: some View {
    Button("Sound") { adjusts = true }
      .sheet(isPresented: $adjusts) { // expect: drag-surface-in-sheet
        SoundView()
          .presentationDetents([.medium])
      }
  }
}

struct SoundView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VolumeRow()
    Button("Done") { dismiss() }
  }
}

struct VolumeRow: View {
  @AppStorage("volume") private var volume = 0.5

  var body: some View { Slider(value: $volume, in: 0...1) }
}
