// The list marks what is chosen, and choosing that again changes nothing.
// clean
import SwiftUI

struct Player: View {
  @State private var speed = 1.0
  @State private var picks = false

  var body: some View {
    Button("Speed") { picks = true }
      .sheet(isPresented: $picks) { SpeedList(speed: $speed) }
  }
}

struct SpeedList: View {
  @Binding var speed: Double
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List([0.5, 1, 2], id: \.self) { value in
      Button {
        speed = value
        dismiss()
      } label: {
        Label("\(value)", systemImage: value == speed ? "checkmark" : "circle")
      }
    }
  }
}
