// A model that keeps its property: by an observer, a setting, a subscription. One that only counts loses the text, and
// so does an observer that only cuts or indents it.
import Combine
import SwiftUI

struct Study: View {
  @State private var shown: Book?

  var body: some View {
    Button("Essay") { shown = .essay }
      .sheet(item: $shown) { book in
        switch book {
        case .essay: Essay()
        case .poem: Poem()
        case .diary: Diary()
        }
      }
    Button("More") { shown = [.poem, .diary].randomElement() }
  }
}

enum Book: Identifiable {
  case essay, poem, diary
  var id: Self { self }
}

final class EssayModel: ObservableObject {
  @Published var text = Library.load() {
    didSet { keep() }
  }

  private func keep() { UserDefaults.standard.set(text, forKey: "essay") }
}

struct Essay: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var model = EssayModel()

  var body: some View {
    TextEditor(text: $model.text)
    Button("Close") { dismiss() }
    Button("Publish") {
      Library.publish(model.text)
      dismiss()
    }
  }
}

final class PoemModel: ObservableObject {
  @AppStorage("poem") var text = ""
}

struct Poem: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var model = PoemModel()

  var body: some View {
    TextEditor(text: $model.text)
    Button("Close") { dismiss() }
    Button("Publish") {
      Library.publish(model.text)
      dismiss()
    }
  }
}

final class DiaryModel: ObservableObject {
  @Published var text = Library.load()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $text
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .sink { UserDefaults.standard.set($0, forKey: "diary") }
      .store(in: &subscriptions)
  }
}

struct Diary: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var model = DiaryModel()

  var body: some View {
    TextEditor(text: $model.text)
    Button("Close") { dismiss() }
    Button("Publish") {
      Library.publish(model.text)
      dismiss()
    }
  }
}

struct Classroom: View {
  @State private var writes = false

  var body: some View {
    Button("Write") { writes = true }
      .sheet(isPresented: $writes) { Homework() } // expect: missing-data-loss-guard
  }
}

final class HomeworkModel: ObservableObject {
  @Published var text = "" {
    didSet {
      count = text.count
      text = indented(text)
    }
  }
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $text.map(\.count).sink { print($0) }.store(in: &subscriptions)
  }

  private func indented(_ text: String) -> String {
    var line = text
    if !line.hasPrefix("\t") { line.insert("\t", at: line.startIndex) }
    return line
  }
}

struct Homework: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var model = HomeworkModel()

  var body: some View {
    TextEditor(text: $model.text)
    Button("Close") { dismiss() }
    Button("Publish") {
      Library.publish(model.text)
      dismiss()
    }
  }
}

struct School: View {
  @State private var writes = false

  var body: some View {
    Button("Write") { writes = true }
      .sheet(isPresented: $writes) { Blackboard() } // expect: missing-data-loss-guard
  }
}

struct Blackboard: View {
  @Environment(\.dismiss) private var dismiss
  @State private var line = ""

  var body: some View {
    TextEditor(text: $line).onChange(of: line) { _, new in line = String(new.prefix(80)) }
    Button("Close") { dismiss() }
    Button("Publish") {
      Library.publish(line)
      dismiss()
    }
  }
}

enum Library {
  static func load() -> String { "" }
  static func publish(_ text: String) {}
}
