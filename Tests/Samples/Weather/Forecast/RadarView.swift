import SwiftUI

/// The radar film. It lost its Close button when it became a full-screen cover.
struct RadarView: View {
  @State private var minute = 0.0
  @State private var plays = false

  var body: some View {
    VStack {
      Image("radar")
      Slider(value: $minute, in: 0...60)
      Button(plays ? "Pause" : "Play") { plays.toggle() }
    }
  }
}
