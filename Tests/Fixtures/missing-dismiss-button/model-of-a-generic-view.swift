// A generic parameter that is no view: the view that uses it presents by itself, and hands nothing on.
import SwiftUI

protocol LetterModel: ObservableObject {
  func choose()
}

final class Draft: LetterModel {
  func choose() {}
}

struct Post: View {
  var body: some View { Letter(model: Draft()) }
}

struct Letter<Model: LetterModel>: View {
  @ObservedObject var model: Model
  @State private var shows = false

  var body: some View {
    Button("To") { shows = true }
      .sheet(isPresented: $shows) { // expect: missing-dismiss-button
        Receivers { model.choose() }
      }
  }
}

struct Receivers: View {
  let onChoose: () -> Void

  var body: some View { Text("Nobody") }
}
