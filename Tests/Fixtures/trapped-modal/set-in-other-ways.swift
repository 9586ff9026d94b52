// A flag is written by a tuple, by its wrapper, by an animated binding; what closes as it appears is shown by a button.
import SwiftUI

struct Room: View {
  @State private var a = false
  @State private var b = false
  @State private var c = false
  @State private var d = false
  @State private var e = false
  @State private var wide = false

  var body: some View {
    VStack {
      Button("A") { a = true }.fullScreenCover(isPresented: $a) { Button("Out") { (a, wide) = (false, true) } }
      Button("B") { b = true }.fullScreenCover(isPresented: $b) { Lamp(isOn: $b) }
      Button("C") { c = true }.fullScreenCover(isPresented: $c) { Button("Out") { $c.animation().wrappedValue = false } }
      Button("D") { d = true }.fullScreenCover(isPresented: $d) { Door(wrapped: true) }
      // expect: trapped-modal
      Button("E") { e = true }.fullScreenCover(isPresented: $e) { Button("Out") { (wide, b) = (false, true) } }
    }
  }
}

struct Lamp: View {
  @Binding var isOn: Bool
  var body: some View { Button("Out") { _isOn.wrappedValue.toggle() } }
}

struct Door: View {
  let wrapped: Bool
  @State private var open = false
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    if open { Text("Bye").onAppear { dismiss() } } else { Button("Out") { open = true } }
  }
}
