// A wrapper shows a sheet or a cover, as its caller says: only the sheet can be swiped away.
import SwiftUI

enum Frame { case card, full }

extension View {
  @ViewBuilder
  func modal<Content: View>(_ frame: Frame, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    switch frame {
    case .card: sheet(isPresented: isPresented, content: content)
    case .full: fullScreenCover(isPresented: isPresented, content: content)
    }
  }

  @ViewBuilder
  func page<Content: View>(whole: Bool = false, isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    if whole {
      fullScreenCover(isPresented: isPresented, content: content)
    } else {
      sheet(isPresented: isPresented, content: content)
    }
  }
}

struct DeskView: View {
  @State private var writes = false
  @State private var notes = false
  @State private var asks = false
  @State private var answers = false
  @State private var draws = false
  @State private var frame = Frame.full

  var body: some View {
    VStack {
      Button("Write") { writes = true }
        .modal(.card, isPresented: $writes) { NoteForm() } // expect: missing-data-loss-guard
      Button("Note") { notes = true }
        .modal(.full, isPresented: $notes) { NoteForm() }
      Button("Ask") { asks = true }
        .page(isPresented: $asks) { NoteForm() } // expect: missing-data-loss-guard
      Button("Answer") { answers = true }
        .page(whole: true, isPresented: $answers) { NoteForm() }
      Button("Draw") { draws = true }
        .modal(frame, isPresented: $draws) { NoteForm() }
      Button("Full") { frame = frame == .card ? .full : .card }
    }
  }
}

struct NoteForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
      Button("Submit") {
        NoteStore.submit(text)
        dismiss()
      }
    }
  }
}

enum NoteStore { static func submit(_ text: String) { print(text) } }
