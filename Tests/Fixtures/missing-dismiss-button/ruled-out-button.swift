// Buttons and screens for systems that the app does not run on.
// deployment-target: 16.0
import SwiftUI

struct ListView: View {
  @State private var isEditing = false
  @State private var isHelping = false

  var body: some View {
    List {
      Button("Edit") { isEditing = true }
      Button("Help") { isHelping = true }
    }
    // expect: missing-dismiss-button
    .fullScreenCover(isPresented: $isEditing) { EditorView() }
    .fullScreenCover(isPresented: $isHelping) {
      if #available(iOS 15, *) { HelpView() } else { OldHelpView() }
    }
  }
}

struct EditorView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Editor")
      if #available(iOS 16, *) {
        Button("Play") { play() }
      } else {
        Button("Close") { dismiss() }
      }
    }
    .onOpenURL { _ in dismiss() }
  }

  private func play() {}
}

struct HelpView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}

struct OldHelpView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("Help").onTapGesture { dismiss() }
  }
}
