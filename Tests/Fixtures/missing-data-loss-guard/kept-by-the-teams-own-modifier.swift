// A modifier that is handed the binding restores what was typed and keeps each change, under whatever name it has for it: a function
// that the team adds to views, and a type.
// clean
import SwiftUI

struct Trails: View {
  @State private var reports = false
  @State private var praises = false
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Report") { reports = true }
        .sheet(isPresented: $reports) { ReportForm() }
      Button("Praise") { praises = true }
        .sheet(isPresented: $praises) { PraiseForm() }
      Button("Ask") { asks = true }
        .sheet(isPresented: $asks) { QuestionForm() }
    }
  }
}

extension View {
  func kept(_ typed: Binding<String>, under key: String) -> some View {
    onAppear { typed.wrappedValue = UserDefaults.standard.string(forKey: key) ?? "" }
      .onChange(of: typed.wrappedValue) { _, new in UserDefaults.standard.set(new, forKey: key) }
  }

  func keptAtTheEnd(_ words: Binding<String>) -> some View { modifier(KeptAtTheEnd(words: words)) }

  func noted(_ line: Binding<String>) -> some View { modifier(Noted(line: line)) }
}

struct KeptAtTheEnd: ViewModifier {
  @Binding var words: String

  func body(content: Content) -> some View {
    content
      .onAppear { words = UserDefaults.standard.string(forKey: "praise") ?? "" }
      .onDisappear { UserDefaults.standard.set(words, forKey: "praise") }
  }
}

struct Noted: ViewModifier {
  @Binding var line: String

  func body(content: Content) -> some View {
    content
      .onAppear { line = Notebook.shared.lastLine }
      .onChange(of: line) { Notebook.shared.lastLine = line }
  }
}

final class Notebook {
  static let shared = Notebook()
  var lastLine = ""
}

struct ReportForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var report = ""

  var body: some View {
    VStack {
      TextEditor(text: $report).kept($report, under: "report")
      Button("Close") { dismiss() }
      Button("Send") { Rangers.tell(report); report = ""; dismiss() }
    }
  }
}

struct PraiseForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var praise = ""

  var body: some View {
    VStack {
      TextEditor(text: $praise).keptAtTheEnd($praise)
      Button("Close") { dismiss() }
      Button("Send") { Rangers.tell(praise); praise = ""; dismiss() }
    }
  }
}

struct QuestionForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var question = ""

  var body: some View {
    VStack {
      TextEditor(text: $question).noted($question)
      Button("Close") { dismiss() }
      Button("Send") { Rangers.tell(question); question = ""; dismiss() }
    }
  }
}

enum Rangers {
  static func tell(_ words: String) { print(words) }
}
