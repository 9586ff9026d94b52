// A sheet that only a Mac compiles cannot be swiped away: it needs an exit that the Mac compiles too. What a
// watch or a TV compiles is left by its crown or its remote.
import SwiftUI

struct Shelf: View {
  @State private var showsBook = false
  @State private var showsAtlas = false
  @State private var showsNovel = false
  @State private var showsPoem = false
  @State private var showsGlobe = false

  var body: some View {
    List {
      Button("Book") { showsBook = true }
      Button("Atlas") { showsAtlas = true }
      Button("Novel") { showsNovel = true }
      Button("Poem") { showsPoem = true }
      Button("Globe") { showsGlobe = true }
    }
    #if os(macOS)
    // expect: trapped-modal
    .sheet(isPresented: $showsBook) { Book() }
    .sheet(isPresented: $showsAtlas) { Atlas() }
    .sheet(isPresented: $showsNovel) { Novel() }
    .sheet(isPresented: $showsGlobe) { Globe() }
    #elseif os(watchOS) || os(tvOS)
    .sheet(isPresented: $showsBook) { Book() }
    #else
    // expect: missing-dismiss-button
    .sheet(isPresented: $showsBook) { Book() }
    #endif
    #if targetEnvironment(macCatalyst)
    // expect: trapped-modal
    .sheet(isPresented: $showsPoem) { Book() }
    #endif
  }
}

struct Book: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Once upon a time")
      #if os(tvOS)
      Button("Close") { dismiss() }
      #endif
    }
  }
}

struct Atlas: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Here be dragons")
      #if os(macOS)
      Button("Close") { dismiss() }
      #endif
    }
  }
}

struct Novel: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("It was a dark night")
      .onExitCommand { dismiss() }
  }
}

/// What AppKit shows may close it.
struct Globe: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { SpinningGlobe() }
  func updateNSView(_ view: NSView, context: Context) {}
}
