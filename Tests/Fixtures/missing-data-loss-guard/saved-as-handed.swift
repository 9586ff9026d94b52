// Kept as it changes: by what an observer is handed, by a method's name, in settings, by the presenter.
// clean
import SwiftUI

struct Desk: View {
  @State private var shown: Paper?
  @State private var scribble = ""

  var body: some View {
    Button("Write") { shown = .letter }
      .sheet(item: $shown) { paper in
        switch paper {
        case .letter: Letter()
        case .card: Card()
        case .memo: Memo()
        case .list: ShoppingList()
        case .note: StickyNote(text: scribble) { scribble = $0 }
        case .log: LogEntry()
        }
      }
    Button("More") { shown = [.card, .memo, .list, .note, .log].randomElement() }
  }
}

enum Paper: Identifiable {
  case letter, card, memo, list, note, log
  var id: Self { self }
}

struct Letter: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = Papers.load()

  var body: some View {
    VStack {
      TextEditor(text: $text).onChange(of: text) { _, new in Papers.save(new) }
      Button("Close") { dismiss() }
      Button("Send") {
        Papers.send(text)
        dismiss()
      }
    }
  }
}

struct Card: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = Papers.load()

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Close") { dismiss() }
      Button("Send") {
        Papers.send(text)
        dismiss()
      }
    }
    .onDisappear(perform: keep)
  }

  private func keep() { Papers.save(text) }
}

struct Memo: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = UserDefaults.standard.string(forKey: "memo") ?? ""

  var body: some View {
    VStack {
      TextEditor(text: $text).task(id: text) { UserDefaults.standard.set(text, forKey: "memo") }
      Button("Close") { dismiss() }
      Button("Send") {
        Papers.send(text)
        dismiss()
      }
    }
  }
}

struct ShoppingList: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("list") private var stored = ""
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Close") { dismiss() }
      Button("Send") {
        Papers.send(text)
        dismiss()
      }
    }
    .onAppear { text = stored }
    .onDisappear { stored = text }
  }
}

struct StickyNote: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text: String
  let onChange: (String) -> Void

  init(text: String, onChange: @escaping (String) -> Void) {
    _text = State(initialValue: text)
    self.onChange = onChange
  }

  var body: some View {
    VStack {
      TextEditor(text: $text).onChange(of: text) { onChange($1) }
      Button("Close") { dismiss() }
      Button("Send") {
        Papers.send(text)
        dismiss()
      }
    }
  }
}

struct LogEntry: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var model = LogModel()

  var body: some View {
    VStack {
      TextEditor(text: $model.text)
      Button("Close") { dismiss() }
      Button("Send") {
        Papers.send(model.text)
        dismiss()
      }
    }
    .onReceive(model.$text.dropFirst()) { Papers.save($0) }
  }
}

final class LogModel: ObservableObject {
  @Published var text = Papers.load()
}

enum Papers {
  static func load() -> String { "" }
  static func save(_ text: String) {}
  static func send(_ text: String) {}
}
