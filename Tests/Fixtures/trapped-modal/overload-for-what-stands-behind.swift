// A modifier that hands on to its namesake with a closure behind the call means that one, and not itself: what was handed over by a
// label takes no trailing closure anymore.
import SwiftUI

struct Harbour: View {
  @State private var showsTides = false
  @State private var showsWinds = false

  var body: some View {
    VStack {
      Button("Tides") { showsTides = true }
      Button("Winds") { showsWinds = true }
    }
    .fullScreenCover(isPresented: $showsTides) { Tides() }
    .fullScreenCover(isPresented: $showsWinds) { Winds() } // expect: trapped-modal
  }
}

struct Tides: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Text("High at noon").framed(onLeave: dismiss.callAsFunction) }
}

struct Winds: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Text("Calm").labelled(onLeave: dismiss.callAsFunction) }
}

extension View {
  func framed(onLeave: @escaping () -> Void) -> some View {
    framed(onLeave: onLeave) { Divider() }
  }

  func framed<Foot: View>(onLeave: @escaping () -> Void, @ViewBuilder foot: () -> Foot) -> some View {
    VStack {
      self
      foot()
      Button("Leave", action: onLeave)
    }
  }

  func labelled(onLeave: @escaping () -> Void) -> some View {
    labelled(onLeave: onLeave) { Divider() }
  }

  func labelled<Foot: View>(onLeave: @escaping () -> Void, @ViewBuilder foot: () -> Foot) -> some View {
    VStack {
      self
      foot()
    }
  }
}
