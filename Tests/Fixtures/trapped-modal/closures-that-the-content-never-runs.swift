// A closure in the content that would close the cover is no code of the presenter's: it counts where the content runs it.
import SwiftUI

struct Toll: View {
  @State private var pays = false
  @State private var waits = false
  @State private var page: Page?

  enum Page: Identifiable {
    case orders, leave
    var id: Self { self }
  }

  var body: some View {
    VStack {
      Button("Pay") { pays = true }
      Button("Wait") { waits = true }
      Button("Orders") { page = .orders }
      Button("Leave") { page = .leave }
    }
    // expect: trapped-modal
    .fullScreenCover(isPresented: $pays) { CodePage(done: { pays = false }) }
    .fullScreenCover(isPresented: $waits) { QueuePage(done: { waits = false }) }
    // expect: trapped-modal
    .fullScreenCover(item: $page) { page in
      switch page {
      case .orders: Text("No orders yet")
      case .leave: Button("Stay") { self.page = nil }
      }
    }
  }
}

struct CodePage: View {
  let done: () -> Void

  var body: some View { Text("Look at your card") }
}

struct QueuePage: View {
  let done: () -> Void

  var body: some View {
    Text("Hold the line").task {
      try? await Task.sleep(for: .seconds(9))
      done()
    }
  }
}
