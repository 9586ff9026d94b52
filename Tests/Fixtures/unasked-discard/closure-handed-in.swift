// The site closes it, and neither side asks.
import SwiftUI

struct Reviews: View {
  @State private var shows = false

  var body: some View {
    Button("Review") { shows = true }
      .sheet(isPresented: $shows) { // expect: unasked-discard
        ReviewForm(onClose: { shows = false }, send: { _ in })
      }
  }
}

struct ReviewForm: View {
  let onClose: () -> Void
  let send: (String) -> Void
  @State private var review = ""

  var body: some View {
    VStack {
      Button("Close", action: onClose)
      TextEditor(text: $review).interactiveDismissDisabled(!review.isEmpty)
      Button("Send") { send(review) }
    }
  }
}
