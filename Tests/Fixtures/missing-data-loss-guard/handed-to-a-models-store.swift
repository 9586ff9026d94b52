// A model's observer hands the draft to an object that the model was handed: whatever the method is called, its list keeps it.
import SwiftUI

struct Postcard {
  var greeting = ""
  var text = ""
}

@MainActor @Observable final class Rack {
  var posted: [Postcard] = []
  var unfinished: [Postcard] = []
  func post(_ card: Postcard) { posted.append(card) }
  func lay(_ card: Postcard) { unfinished.append(card) }
}

struct Kiosk: View {
  @Environment(Rack.self) private var rack
  @State private var writes = false
  @State private var scribbles = false

  var body: some View {
    VStack {
      Button("Write") { writes = true }
      Button("Scribble") { scribbles = true }
    }
    .sheet(isPresented: $writes) { PostcardForm(rack: rack) }
    .sheet(isPresented: $scribbles) { ScribbleForm(rack: rack) } // expect: missing-data-loss-guard
  }
}

@MainActor @Observable final class PostcardModel {
  var card: Postcard { didSet { shelf.lay(card) } }
  private let shelf: Rack

  init(card: Postcard, shelf: Rack) {
    self.card = card
    self.shelf = shelf
  }

  func post() { shelf.post(card) }
}

struct PostcardForm: View {
  @State private var model: PostcardModel
  @Environment(\.dismiss) private var dismiss

  init(rack: Rack) { _model = State(initialValue: PostcardModel(card: Postcard(), shelf: rack)) }

  var body: some View {
    VStack {
      TextField("Greeting", text: $model.card.greeting)
      TextEditor(text: $model.card.text)
      Button("Close") { dismiss() }
      Button("Send") {
        model.post()
        dismiss()
      }
    }
  }
}

@MainActor @Observable final class ScribbleModel {
  var card = Postcard() { didSet { changes += 1 } }
  private var changes = 0
  private let shelf: Rack

  init(shelf: Rack) { self.shelf = shelf }

  func post() { shelf.post(card) }
}

struct ScribbleForm: View {
  @State private var model: ScribbleModel
  @Environment(\.dismiss) private var dismiss

  init(rack: Rack) { _model = State(initialValue: ScribbleModel(shelf: rack)) }

  var body: some View {
    VStack {
      TextField("Greeting", text: $model.card.greeting)
      TextEditor(text: $model.card.text)
      Button("Close") { dismiss() }
      Button("Send") {
        model.post()
        dismiss()
      }
    }
  }
}
