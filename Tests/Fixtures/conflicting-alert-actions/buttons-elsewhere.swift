// The buttons of an action sheet have a name: a local, a property, a function, or several lists in a row.
import SwiftUI

struct RecorderView: View {
  @State private var asksFormat = false
  @State private var asksLength = false
  @State private var asksPlace = false
  @State private var asksTrack = false
  @State private var asksAgain = false
  @State private var asksOnce = false
  @State private var asksEither = false
  @State private var isShort = false
  private let tracks = ["One", "Two"]
  private let places: [ActionSheet.Button] = [
    .default(Text("Phone")),
    .cancel(Text("Keep")),
    .cancel(Text("Back")), // expect: conflicting-alert-actions
  ]

  var body: some View {
    VStack {
      Button("Format") { asksFormat = true }
        .actionSheet(isPresented: $asksFormat) { ActionSheet(title: Text("Format"), buttons: formats) }
      Button("Length") { asksLength = true }
        .actionSheet(isPresented: $asksLength) {
          let lengths: [ActionSheet.Button] = [
            .default(Text("Short")), .cancel(Text("Keep")),
            .cancel(), // expect: conflicting-alert-actions
          ]
          return ActionSheet(title: Text("Length"), buttons: lengths)
        }
      Button("Place") { asksPlace = true }
        .actionSheet(isPresented: $asksPlace) { ActionSheet(title: Text("Place"), buttons: self.places) }
      Button("Track") { asksTrack = true }
        .actionSheet(isPresented: $asksTrack) {
          ActionSheet(
            title: Text("Track"),
            buttons: tracks.map { .default(Text($0)) } + [
              .cancel(Text("Keep")),
              .cancel(), // expect: conflicting-alert-actions
            ])
        }
      Button("Again") { asksAgain = true }
        .actionSheet(isPresented: $asksAgain) { ActionSheet(title: Text("Again"), buttons: answers() + closing) }
      Button("Once") { asksOnce = true }
        .actionSheet(isPresented: $asksOnce) { ActionSheet(title: Text("Once"), buttons: tracks.map { .default(Text($0)) } + closing) }
      Button("Either") { asksEither = true }
        .actionSheet(isPresented: $asksEither) { ActionSheet(title: Text("Either"), buttons: isShort ? closing : answers()) }
    }
  }

  private var formats: [ActionSheet.Button] {
    [
      .default(Text("Loud")),
      .cancel(Text("Keep")),
      .cancel(), // expect: conflicting-alert-actions
    ]
  }

  private func answers() -> [ActionSheet.Button] {
    return [.default(Text("Yes")), .cancel(Text("No"))]
  }

  private var closing: [ActionSheet.Button] {
    [.cancel()] // expect: conflicting-alert-actions
  }
}

struct EditorView: View {
  @State private var asks = false
  @State private var mayClose = true

  var body: some View {
    Button("More") { asks = true }
      .actionSheet(isPresented: $asks) { ActionSheet(title: Text("More"), buttons: choices) }
  }

  private var choices: [ActionSheet.Button] {
    guard mayClose else { return [.cancel(Text("Stay"))] }
    return [.default(Text("Close")), .cancel()]
  }
}
