// What is typed is handed on by closures that are set out of sight, by methods named without labels, by the setter of a
// binding made in place.
import DiaryKit
import SwiftUI

struct Diary {
  var keep: (String) async -> Void
}

final class Shelf {
  private var pages: [String] = []
  func save(_ page: String) { pages.append(page) }
}

struct DiaryView: View {
  let diary: Diary
  let shelf = Shelf()
  @State private var writes = false
  @State private var copies = false
  @State private var sketches = false
  @State private var scribbles = false

  var body: some View {
    VStack {
      Button("Write") { writes = true }.sheet(isPresented: $writes) { Write(diary: diary) }
      Button("Copy") { copies = true }.sheet(isPresented: $copies) { Copy(keep: shelf.save) }
      Button("Sketch") { sketches = true }.sheet(isPresented: $sketches) { Sketch() }
      // expect: missing-data-loss-guard
      Button("Scribble") { scribbles = true }.sheet(isPresented: $scribbles) { Scribble() }
    }
  }
}

struct Write: View {
  let diary: Diary
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      TextEditor(text: $text)
      Button("Publish") { publish(text); dismiss() }
    }
    .onDisappear { Task { await diary.keep(text) } }
  }
  private func publish(_ text: String) { print(text) }
}

struct Copy: View {
  let keep: (String) -> Void
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      TextEditor(text: $text)
      Button("Send") { print(text); dismiss() }
    }
    .onDisappear { keep(text) }
  }
}

struct Sketch: View {
  @State private var text = UserDefaults.standard.string(forKey: "sketch") ?? ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      TextEditor(text: Binding(get: { text }, set: { text = $0; UserDefaults.standard.set($0, forKey: "sketch") }))
      Button("Send") { print(text); dismiss() }
    }
  }
}

struct Scribble: View {
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      TextEditor(text: Binding(get: { text }, set: { text = $0 }))
      Button("Send") { print(text); dismiss() }
    }
    .onDisappear { print(text.count) }
  }
}
