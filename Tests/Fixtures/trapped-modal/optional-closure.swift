// A variable of an optional type is nil where nobody sets it.
import SwiftUI

struct Lobby: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false

  var body: some View {
    Button("Info") {
      first = true
      second = true
      third = true
      fourth = true
    }
    .fullScreenCover(isPresented: $first) { Info() } // expect: trapped-modal
    .fullScreenCover(isPresented: $second) { Map3(onClose: { second = false }) }
    .fullScreenCover(isPresented: $third) { Tour() } // expect: trapped-modal
    .fullScreenCover(isPresented: $fourth) { Desk().onLeave { fourth = false } }
  }
}

struct Info: View {
  var onClose: (() -> Void)?

  var body: some View { Button("Close") { onClose?() } }
}

struct Map3: View {
  var onClose: (() -> Void)?

  var body: some View { Button("Close") { onClose?() } }
}

/// Its initialiser sets it to what nobody sets.
struct Tour: View {
  var onClose: (() -> Void)?

  init() { onClose = Guide.shared.leave }

  var body: some View { Button("Close") { onClose?() } }
}

final class Guide {
  static let shared = Guide()
  var leave: (() -> Void)?
}

/// A modifier of its own sets it.
struct Desk: View {
  private var leaving: (() -> Void)?

  func onLeave(_ action: @escaping () -> Void) -> Self {
    var copy = self
    copy.leaving = action
    return copy
  }

  var body: some View { Button("Close") { leaving?() } }
}
