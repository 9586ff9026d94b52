// A pager's Next turns pages of its own state and closes on the last one; one that signs up on the way commits.
import SwiftUI

final class Club { static let shared = Club(); func join() {} }

struct Home: View {
  @State private var tours = false
  @State private var joins = false
  var body: some View {
    VStack {
      Button("Tour") { tours = true }.fullScreenCover(isPresented: $tours) { Tour() }
      // expect: missing-dismiss-button
      Button("Club") { joins = true }.fullScreenCover(isPresented: $joins) { Join() }
    }
  }
}

struct Tour: View {
  @State private var page = 0
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Page \(page)")
      Button("Next", action: advance)
    }
  }
  private func advance() {
    if page < 2 { withAnimation { page += 1 } } else { dismiss() }
  }
}

struct Join: View {
  @State private var page = 0
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Page \(page)")
      Button("Join", action: advance)
    }
  }
  private func advance() {
    if page < 2 {
      page += 1
    } else {
      Club.shared.join()
      dismiss()
    }
  }
}
