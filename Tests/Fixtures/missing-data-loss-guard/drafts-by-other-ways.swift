// A field may fill an element of a list, or a model by `Bindable`, a local or a binding made by hand.
import SwiftUI

struct Player: Identifiable {
  let id = UUID()
  var name = ""
  var nick: String?
}

@Observable final class Advert {
  var title = ""
  var text = ""
  func publish() { Board.shared.pin(title, text) }
}

final class Board {
  static let shared = Board()
  func pin(_ title: String, _ text: String) {}
}

struct EachForm: View {
  @State private var players = [Player(), Player()]
  @Environment(\.dismiss) private var dismiss
  let save: ([Player]) -> Void

  var body: some View {
    VStack {
      ForEach($players) { $player in TextEditor(text: $player.name) }
      Button("Cancel") { dismiss() }
      Button("Save") { save(players); dismiss() }
    }
  }
}

struct IndexForm: View {
  @State private var players = [Player(), Player()]
  @Environment(\.dismiss) private var dismiss
  let save: ([Player]) -> Void

  var body: some View {
    VStack {
      ForEach(players.indices, id: \.self) { row in TextEditor(text: $players[row].name) }
      Button("Cancel") { dismiss() }
      Button("Save") { save(players); dismiss() }
    }
  }
}

struct LocalForm: View {
  @State private var advert = Advert()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var advert = advert
    Form {
      TextField("Title", text: $advert.title)
      TextField("Text", text: $advert.text)
      Button("Cancel") { dismiss() }
      Button("Publish") { advert.publish(); dismiss() }
    }
  }
}

struct WrappedForm: View {
  @State private var advert = Advert()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: Bindable(advert).title)
      TextField("Text", text: Bindable(advert).text)
      Button("Cancel") { dismiss() }
      Button("Publish") { advert.publish(); dismiss() }
    }
  }
}

struct HandForm: View {
  @State private var player = Player()
  @Environment(\.dismiss) private var dismiss
  let save: (Player) -> Void

  private var nick: Binding<String> {
    Binding(get: { player.nick ?? "" }, set: { player.nick = $0.isEmpty ? nil : $0 })
  }

  var body: some View {
    VStack {
      TextEditor(text: nick)
      Button("Cancel") { dismiss() }
      Button("Save") { save(player); dismiss() }
    }
  }
}

/// What the presenter shows again on opening is kept.
struct KeptForm: View {
  @Binding var players: [Player]
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      ForEach($players) { $player in TextEditor(text: $player.name) }
      Button("Done") { dismiss() }
    }
  }
}

struct Home: View {
  @State private var shown = 0
  @State private var each = false
  @State private var index = false
  @State private var local = false
  @State private var wrapped = false
  @State private var hand = false
  @State private var kept = false
  @State private var players: [Player] = []

  var body: some View {
    Button("All") { each = true; index = true; local = true; wrapped = true; hand = true; kept = true }
      // expect: missing-data-loss-guard
      .sheet(isPresented: $each) { EachForm { players = $0 } }
      // expect: missing-data-loss-guard
      .sheet(isPresented: $index) { IndexForm { players = $0 } }
      // expect: missing-data-loss-guard
      .sheet(isPresented: $local) { LocalForm() }
      // expect: missing-data-loss-guard
      .sheet(isPresented: $wrapped) { WrappedForm() }
      // expect: missing-data-loss-guard
      .sheet(isPresented: $hand) { HandForm { players.append($0) } }
      .sheet(isPresented: $kept) { KeptForm(players: $players) }
  }
}
