// The content is an initialiser, handed over as it is.
import SwiftUI

struct Feed: View {
  @State private var shows = false
  @State private var tip: Tip?
  @State private var stuck = false
  @State private var notice: Tip?

  var body: some View {
    Button("Tips") {
      shows = true
      stuck = true
      tip = Tip()
      notice = Tip()
    }
    .fullScreenCover(isPresented: $shows, content: Hint.init)
    .fullScreenCover(item: $tip, content: TipPage.init)
    .fullScreenCover(isPresented: $stuck, content: Poster.init) // expect: trapped-modal
    .fullScreenCover(item: $notice, content: Notice.init(tip:)) // expect: trapped-modal
  }
}

struct Tip: Identifiable {
  let id = 1
}

struct Hint: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Got it") { dismiss() } }
}

struct TipPage: View {
  let tip: Tip
  @Environment(\.dismiss) private var dismiss

  init(_ tip: Tip) { self.tip = tip }

  var body: some View { Button("Close") { dismiss() } }
}

struct Notice: View {
  let tip: Tip

  var body: some View { Text("Soon") }
}

struct Poster: View {
  var body: some View { Text("Soon") }
}
