// What is kept as it changes may be put together of what is typed: in a property, in a call, by a modifier of the project's own.
import SwiftUI

struct Letters: View {
  @State private var writes = false
  @State private var answers = false
  @State private var thanks = false
  @State private var complains = false

  var body: some View {
    VStack {
      Button("Write") { writes = true }
      Button("Answer") { answers = true }
      Button("Thank") { thanks = true }
      Button("Complain") { complains = true }
    }
    .sheet(isPresented: $writes) { LetterPage() }
    .sheet(isPresented: $answers) { AnswerPage() }
    .sheet(isPresented: $thanks) { ThanksPage() }
    .sheet(isPresented: $complains) { ComplaintPage() } // expect: missing-data-loss-guard
  }
}

struct Letter: Codable, Equatable {
  var title = ""
  var text = ""
}

enum Drawer {
  static func keep(_ letter: Letter) { UserDefaults.standard.set(try? JSONEncoder().encode(letter), forKey: "letter") }
  static func count(_ letters: Int) { UserDefaults.standard.set(letters, forKey: "count") }
  static func post(_ letter: Letter) { UserDefaults.standard.set(letter.text, forKey: "posted") }
}

extension View {
  func kept(_ letter: Letter) -> some View { onChange(of: letter) { new in Drawer.keep(new) } }
}

struct LetterPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var text = ""
  private var letter: Letter { Letter(title: title, text: text) }
  var body: some View {
    VStack {
      TextField("Title", text: $title)
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
      Button("Send") { Drawer.post(letter); dismiss() }
    }
    .onChange(of: letter) { Drawer.keep($0) }
  }
}

struct AnswerPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var letter = Letter()
  var body: some View {
    VStack {
      TextField("Title", text: $letter.title)
      TextEditor(text: $letter.text)
      Button("Cancel") { dismiss() }
      Button("Send") { Drawer.post(letter); dismiss() }
    }
    .kept(letter)
  }
}

struct ThanksPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
      Button("Send") { Drawer.post(Letter(text: text)); dismiss() }
    }
    .kept(Letter(title: "Thanks", text: text))
  }
}

struct ComplaintPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var pages = 1
  private var count: Int { pages * 2 }
  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("More") { pages += 1 }
      Button("Cancel") { dismiss() }
      Button("Send") { Drawer.post(Letter(text: text)); dismiss() }
    }
    .onChange(of: count) { Drawer.count($0) }
  }
}
