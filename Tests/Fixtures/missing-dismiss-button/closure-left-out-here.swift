// What one place hands to `Orders` does not run in another that leaves it out; where it is set later it may.
import SwiftUI

enum Order: CaseIterable { case get, read }

struct Detail: View {
  @State private var showsHalf = false
  @State private var showsWhole = false

  var body: some View {
    VStack {
      Orders { order in act(order) }
      Numbers { showsWhole = false }
    }
    .sheet(isPresented: $showsHalf) { Half() } // expect: missing-dismiss-button
    .sheet(isPresented: $showsWhole) { Whole() }
  }

  private func act(_ order: Order) {
    showsHalf.toggle()
    showsWhole = true
  }
}

struct Half: View {
  var body: some View {
    VStack {
      Text("Borrowed")
      Orders()
    }
  }
}

struct Orders: View {
  var onTap: ((Order) -> Void)?

  var body: some View {
    ForEach(Order.allCases, id: \.self) { order in
      Button("Go") { onTap?(order) }
    }
  }
}

struct Whole: View {
  var body: some View { Numbers().onLeaving { print("left") } }
}

struct Numbers: View {
  var leave: (() -> Void)?

  var body: some View { Button("Close") { leave?() } }

  func onLeaving(_ action: @escaping () -> Void) -> Numbers {
    var copy = self
    copy.leave = action
    return copy
  }
}
