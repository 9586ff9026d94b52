// A paper plane sends, without a word.
import SwiftUI

struct Thread: View {
  @State private var comments = false
  @State private var reads = false

  var body: some View {
    Button("Comment") { comments = true }
    Button("Read") { reads = true }
      .sheet(isPresented: $comments) { CommentForm() } // expect: missing-dismiss-button
      .sheet(isPresented: $reads) { Reader() }
  }
}

struct CommentForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var comment = ""

  var body: some View {
    TextField("Comment", text: $comment)
    Button {
      Comments.publish(comment)
      dismiss()
    } label: {
      Image(systemName: "paperplane.fill")
    }
    .interactiveDismissDisabled()
  }
}

struct Reader: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button {
      Comments.publish("read")
      dismiss()
    } label: {
      Image(systemName: "chevron.down")
    }
  }
}

enum Comments { static func publish(_ comment: String) { print(comment) } }
