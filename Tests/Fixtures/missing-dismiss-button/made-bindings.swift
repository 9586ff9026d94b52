// A function makes the binding that shows a page, also as `.init(get:set:)`: whoever changes what it is worked out from may close
// the page, and who sets it through `wrappedValue` does.
import SwiftUI

struct PagesView: View {
  @State private var open: Set<Int> = []
  @State private var chosen: Int?

  var body: some View {
    Text("Pages")
      .fullScreenCover(isPresented: shows(1)) { ReadyPage { open.remove(1) } }
      .fullScreenCover(isPresented: isChosen(2)) { ReadyPage { isChosen(2).wrappedValue = false } }
      .fullScreenCover(isPresented: isChosen(3)) { ReadyPage { print("ready") } }  // expect: missing-dismiss-button
  }

  private func shows(_ page: Int) -> Binding<Bool> {
    .init(get: { open.contains(page) }, set: { if !$0 { open.remove(page) } })
  }

  private func isChosen(_ page: Int) -> Binding<Bool> {
    Binding(get: { chosen == page }, set: { if !$0 { chosen = nil } })
  }
}

struct ReadyPage: View {
  let done: () -> Void

  var body: some View {
    VStack {
      Text("Ready?")
      Button("Ready", action: done)
    }
  }
}
