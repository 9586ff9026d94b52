// A button of the team's own that keeps what it is handed and never runs it closes nothing, whatever else in the app is called `action`. One
// that runs it does, itself, by a style, by what asks it for it, or by what is handed all of it.
import SwiftUI

struct Harbour: View {
  @State private var sails = false
  @State private var rows = false
  @State private var dives = false
  @State private var waits = false

  var body: some View {
    VStack {
      Button("Sail") { sails = true }
        .fullScreenCover(isPresented: $sails) { SailView() } // expect: trapped-modal
      Button("Row") { rows = true }
        .fullScreenCover(isPresented: $rows) { RowView() }
      Button("Dive") { dives = true }
        .fullScreenCover(isPresented: $dives) { DiveView() }
      Button("Wait") { waits = true }
        .fullScreenCover(isPresented: $waits) { WaitView() }
      OtherButton { print("other") }
    }
  }
}

struct CrossButton: View {
  let symbol: String
  let action: () -> Void

  var body: some View {
    Button {
      Haptics.tap()
    } label: {
      Image(systemName: symbol)
    }
  }
}

struct OtherButton: View {
  let action: () -> Void
  var body: some View { Button("Other") { action() } }
}

struct AskedButton: View {
  let action: () -> Void
  var body: some View { Color.red }
}

protocol Acting {
  var action: () -> Void { get }
}

extension Acting {
  func act() { action() }
}

struct ActingButton: View, Acting {
  let action: () -> Void
  var body: some View { Button("Go") { act() } }
}

struct SailView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { CrossButton(symbol: "xmark") { dismiss() } }
}

struct RowView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { OtherButton { dismiss() } }
}

struct DiveView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    let asked = AskedButton { dismiss() }
    return Button { asked.action() } label: { asked }
  }
}

struct WaitView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { ActingButton { dismiss() } }
}

enum Haptics {
  static func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}
