// One line is typed again sooner than a question is answered.
// clean
import SwiftUI

struct Tags: View {
  @State private var adds = false

  var body: some View {
    Button("Tag") { adds = true }
      .sheet(isPresented: $adds) { TagForm(add: { _ in }) }
  }
}

struct TagForm: View {
  let add: (String) -> Void
  @State private var tag = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      TextField("Tag", text: $tag).interactiveDismissDisabled(!tag.isEmpty)
      Button("Add") {
        add(tag)
        dismiss()
      }
    }
  }
}
