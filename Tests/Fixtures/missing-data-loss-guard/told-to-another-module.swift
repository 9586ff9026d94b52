// What another module is told of a draft it may keep, whatever the function is called: nobody sees what it does. A call whose
// value is wanted only reads, and a tracker keeps nothing.
import DraftKit
import SwiftUI

@main
struct HarbourApp: App {
  var body: some Scene { WindowGroup { QuayView() } }
}

struct QuayView: View {
  @State private var isLogging = false
  @State private var isHailing = false
  @State private var isNaming = false
  @State private var isMooring = false
  @State private var isSearching = false
  @State private var isTracking = false

  var body: some View {
    List {
      Button("Log") { isLogging = true }
      Button("Hail") { isHailing = true }
      Button("Name") { isNaming = true }
      Button("Moor") { isMooring = true }
      Button("Search") { isSearching = true }
      Button("Track") { isTracking = true }
    }
    .sheet(isPresented: $isLogging) { LogForm() }
    .sheet(isPresented: $isHailing) { HailForm() }
    .sheet(isPresented: $isNaming) { NameForm() }
    .sheet(isPresented: $isMooring) { MooringForm() }
    .sheet(isPresented: $isSearching) { BerthForm() }  // expect: missing-data-loss-guard
    .sheet(isPresented: $isTracking) { TrackForm() }  // expect: missing-data-loss-guard
  }
}

/// By its own name.
struct LogForm: View {
  @State private var entry = ""
  var body: some View {
    TextEditor(text: $entry).onDisappear { DraftBox.standard.enqueue(entry) }
    CancelButton()
    Button("Save") { Post.send(entry) }
  }
}

/// As a function of the project's hands it on.
struct HailForm: View {
  @State private var message = ""
  var body: some View {
    TextEditor(text: $message).onChange(of: message) { _, new in remember(new) }
    CancelButton()
    Button("Send") { Post.send(message) }
  }
  private func remember(_ words: String) { rememberDraft(words, under: "hail") }
}

/// As a property of its model is set.
struct NameForm: View {
  @StateObject private var model = NameModel()
  var body: some View {
    TextEditor(text: $model.title)
    CancelButton()
    Button("Save") { Post.send(model.title) }
  }
}

final class NameModel: ObservableObject {
  private let box = DraftBox()
  @Published var title = "" { didSet { box.changed(to: title) } }
}

/// By a modifier that is handed the draft.
struct MooringForm: View {
  @State private var rope = ""
  @FocusState private var isTyping: Bool
  var body: some View {
    TextEditor(text: $rope).focused($isTyping).autosave($rope, under: "rope")
    CancelButton()
    Button("Save") { Post.send(rope) }
  }
}

/// Looks something up, and puts it on screen.
struct BerthForm: View {
  @State private var berth = ""
  @State private var hits: [String] = []
  @FocusState private var isTyping: Bool
  var body: some View {
    TextEditor(text: $berth).focused($isTyping).onChange(of: berth) { _, new in
      hits = Berths.all.filter { Matcher.fits($0, new) }
    }
    CancelButton()
    Button("Save") { Post.send(berth) }
  }
}

/// Tells a tracker.
struct TrackForm: View {
  @State private var route = ""
  var body: some View {
    TextEditor(text: $route).onDisappear { Analytics.shared.closed(route) }
    CancelButton()
    Button("Save") { Post.send(route) }
  }
}

enum Post {
  static func send(_ text: String) { Outbox.shared.letters.append(text) }
}

final class Outbox {
  static let shared = Outbox()
  var letters: [String] = []
}

enum Berths { static let all = ["north", "south"] }

struct CancelButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Cancel") { dismiss() } }
}
