// A model's property that is worked out from what all share never holds the draft; one that is worked out from the model's own does.
import SwiftUI

final class Drafts {
  static let shared = Drafts()
  var body = ""
}

struct Home: View {
  @State private var composes = false
  @State private var notes = false

  var body: some View {
    Button("Compose") { composes = true; notes = true }
      .sheet(isPresented: $composes) { Composer() }
      .sheet(isPresented: $notes) { Noter() } // expect: missing-data-loss-guard
  }
}

final class ComposerModel: ObservableObject {
  var text: String {
    get { Drafts.shared.body }
    set { objectWillChange.send(); Drafts.shared.body = newValue }
  }

  func send() { Server.send(text) }
}

final class NoterModel: ObservableObject {
  @Published private var kept = ""

  var text: String {
    get { kept }
    set { kept = newValue }
  }

  func send() { Server.send(text) }
}

struct Composer: View {
  @StateObject private var model = ComposerModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $model.text)
      Button("Close") { dismiss() }
      Button("Send") { model.send(); dismiss() }
    }
  }
}

struct Noter: View {
  @StateObject private var model = NoterModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $model.text)
      Button("Close") { dismiss() }
      Button("Send") { model.send(); dismiss() }
    }
  }
}

enum Server { static func send(_ text: String) { print(text) } }
