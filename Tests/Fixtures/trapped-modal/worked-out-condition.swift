// A cover that is shown until something is done: whoever does it closes it, whichever value that takes.
import SwiftUI

struct ShelfView: View {
  @AppStorage("toured") private var toured = false
  @State private var page: Page = .intro
  @State private var note: String?
  @State private var agreed = false

  var body: some View {
    List {}
      .fullScreenCover(isPresented: .constant(!toured)) { TourView(toured: $toured) }
      .fullScreenCover(isPresented: .constant(page != .shelf)) { PageView { page = .shelf } }
      .fullScreenCover(isPresented: .constant(note?.isEmpty == false)) { NoteView { note = "" } }
      // expect: trapped-modal
      .fullScreenCover(isPresented: .constant(!agreed)) { TermsView() }
  }

  enum Page { case intro, shelf }
}

struct TourView: View {
  @Binding var toured: Bool
  var body: some View { Button("Skip") { toured = true } }
}

struct PageView: View {
  let finish: () -> Void
  var body: some View { Button("Close", action: finish) }
}

struct NoteView: View {
  let clear: () -> Void
  var body: some View { Button("Close", action: clear) }
}

struct TermsView: View {
  @State private var isLarge = false
  var body: some View { Button("Larger") { isLarge = true } }
}
