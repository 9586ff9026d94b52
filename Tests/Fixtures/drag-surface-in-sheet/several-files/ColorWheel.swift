import SwiftUI

struct ColorWheel: View {
  @Binding var hue: Double
  @State private var finger = CGPoint.zero

  var body: some View {
    Circle()
      .fill(AngularGradient(colors: [.red, .green, .blue, .red], center: .center))
      .gesture(DragGesture().updating($held) { drag, _, _ in finger = drag.location })
  }

  @GestureState private var held = false
}
