// What a style draws may hold the way out.
import SwiftUI

struct Harbour: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false
  @State private var fifth = false
  @State private var sixth = false

  var body: some View {
    Button("Ships") {
      first = true
      second = true
      third = true
      fourth = true
      fifth = true
      sixth = true
    }
    .fullScreenCover(isPresented: $first) { Button("Sail") {}.buttonStyle(LeavingStyle()) }
    .fullScreenCover(isPresented: $second) { Cargo() }
    .fullScreenCover(isPresented: $third) { Button("Moor") {}.buttonStyle(.leaving) }
    .fullScreenCover(isPresented: $fourth) { Button("Moor") {}.buttonStyle(RoundStyle()) } // expect: trapped-modal
    .fullScreenCover(isPresented: $fifth) { Button("Moor") {}.buttonStyle(PlateStyle()) } // expect: trapped-modal
    .fullScreenCover(isPresented: $sixth) { Button("Moor") {}.buttonStyle(FramedStyle()) } // expect: trapped-modal
  }
}

struct Cargo: View {
  var body: some View { GroupBox("Cargo") { Text("Tea") }.groupBoxStyle(ClosableStyle()) }
}

struct LeavingStyle: PrimitiveButtonStyle {
  @Environment(\.dismiss) private var dismiss

  func makeBody(configuration: Configuration) -> some View {
    Button("Leave") { dismiss() }
  }
}

extension PrimitiveButtonStyle where Self == LeavingStyle {
  static var leaving: Self { .init() }
}

struct ClosableStyle: GroupBoxStyle {
  @Environment(\.dismiss) private var dismiss

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button("Close") { dismiss() }
      configuration.content
    }
  }
}

struct RoundStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct PlateStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Plate(configuration: configuration) }

  private struct Plate: View {
    @Environment(\.isEnabled) private var isEnabled
    let configuration: ButtonStyleConfiguration

    var body: some View { configuration.label.opacity(isEnabled ? 1 : 0.3) }
  }
}

struct FramedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { framed(configuration) }

  private func framed(_ plate: ButtonStyle.Configuration) -> some View { plate.label.border(.black) }
}
