// Full screen guards, but not with the zoom transition.
import SwiftUI

struct Pinboard: View {
  @Namespace private var space
  @State private var pins = false

  var body: some View {
    Button("Pin") { pins = true }
      .fullScreenCover(isPresented: $pins) { // expect: missing-data-loss-guard
        PinForm().navigationTransition(.zoom(sourceID: "pin", in: space))
      }
  }
}

struct PinForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Close") { dismiss() }
      Button("Add") {
        Pins.add(text)
        dismiss()
      }
    }
  }
}

enum Pins {
  static func add(_ text: String) {}
}
