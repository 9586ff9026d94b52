// Whoever resets the flag by a function, and then dismisses, means both screens; so does a way out beside one that closes the modal.
import SwiftUI

@Observable final class Router {
  enum Page: Identifiable {
    case help
    var id: Self { self }
  }
  var page: Page?
  func closePage() { page = nil }
}

struct GameScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var router = Router()
  @State private var isPaused = false
  @State private var showsMap = false
  @State private var showsRules = false
  @State private var edits = false

  var body: some View {
    Button("Help") { router.page = .help }
      .sheet(item: $router.page) { _ in
        Button("Exit") {
          router.closePage()
          dismiss()
        }
      }
      .sheet(isPresented: $isPaused) {
        VStack {
          Button("Done") { resume() }
          Button("Quit game") { dismiss() }
          Button("Discard", role: .destructive) { dismiss() }
        }
      }
      .sheet(isPresented: $showsMap) { MapScreen(isShown: $showsMap, onClose: { dismiss() }) }
      .sheet(isPresented: $edits) { EditScreen(onClose: { dismiss() }) }
      .sheet(isPresented: .constant(true)) { Button("Close") { dismiss() } }
      .sheet(isPresented: $showsRules) {
        VStack {
          Button("Quit") { dismiss() } // expect: dismissed-presenter
          NoteScreen(text: $note, onClose: { dismiss() }) // expect: dismissed-presenter
        }
      }
  }

  @State private var note = ""

  private func resume() { withAnimation { isPaused = false } }
}

struct MapScreen: View {
  @Binding var isShown: Bool
  let onClose: () -> Void

  var body: some View {
    Button("Back") { isShown = false }
    Button("Close all") {
      isShown = false
      onClose()
    }
  }
}

struct EditScreen: View {
  @Environment(\.dismiss) private var dismiss
  let onClose: () -> Void

  var body: some View {
    Button("Cancel") { dismiss() }
    Button("Delete") { onClose() }
  }
}

struct NoteScreen: View {
  @Binding var text: String
  let onClose: () -> Void

  var body: some View {
    TextField("Note", text: $text)
    Button("Close", action: onClose)
  }
}
