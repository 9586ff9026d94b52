// Of overloads with the same labels one takes a binding and one a closure: what is handed over tells which.
import SwiftUI

struct Harbour: View {
  @State private var showsTides = false
  @State private var showsWinds = false
  @State private var showsBerths = false

  var body: some View {
    VStack {
      Button("Tides") { showsTides = true }
      Button("Winds") { showsWinds = true }
      Button("Berths") { showsBerths = true }
    }
    .fullScreenCover(isPresented: $showsTides) { Tides() }
    .fullScreenCover(isPresented: $showsWinds) { Winds() } // expect: trapped-modal
    .fullScreenCover(isPresented: $showsBerths) { Berths() }
  }
}

struct Tides: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Text("High at noon").leavable(dismiss.callAsFunction) }
}

/// `tied` of a closure has no button; that of a binding has.
struct Winds: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Text("Calm").tied(dismiss.callAsFunction) }
}

struct Berths: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { LeaveBar(dismiss.callAsFunction) }
}

struct LeaveBar: View {
  private let leave: () -> Void

  init(_ isShown: Binding<Bool>) { leave = { isShown.wrappedValue = false } }
  init(_ leave: @escaping () -> Void) { self.leave = leave }

  var body: some View { Button("Leave", action: leave) }
}

extension View {
  func leavable(_ isShown: Binding<Bool>) -> some View {
    leavable { isShown.wrappedValue = false }
  }

  func leavable(_ leave: @escaping () -> Void) -> some View {
    overlay { Button("Leave", action: leave) }
  }

  func tied(_ isShown: Binding<Bool>) -> some View {
    overlay { Button("Leave") { isShown.wrappedValue = false } }
  }

  func tied(_ leave: @escaping () -> Void) -> some View {
    overlay { Divider() }
  }
}
