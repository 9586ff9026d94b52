// `dismiss` on a screen that is pushed leads back to the screen before it; what closes the modal there was handed in.
import SwiftUI

struct Shelf: View {
  @State private var showsGuide = false
  @State private var showsAtlas = false
  @State private var showsDiary = false

  var body: some View {
    Menu("Read") {
      Button("Guide") { showsGuide = true }
      Button("Atlas") { showsAtlas = true }
      Button("Diary") { showsDiary = true }
    }
    .fullScreenCover(isPresented: $showsGuide) { // expect: trapped-modal
      NavigationStack { NavigationLink("First chapter") { Chapter() } }
    }
    .fullScreenCover(isPresented: $showsAtlas) {
      NavigationStack { NavigationLink("First map") { Map(onEnd: { showsAtlas = false }) } }
    }
    .fullScreenCover(isPresented: $showsDiary) {
      NavigationStack { Diary() }
    }
  }
}

struct Chapter: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Once upon a time")
      .onTapGesture { dismiss() }
      .toolbar { Button("Done") { leave() } }
  }

  private func leave() { dismiss() }
}

struct Map: View {
  @Environment(\.dismiss) private var dismiss
  var onEnd: () -> Void
  var body: some View { Button("Done", action: onEnd) }
}

struct Diary: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationLink("First day") { Button("Done") { dismiss() } }
  }
}
