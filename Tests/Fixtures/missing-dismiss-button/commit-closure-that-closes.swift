// The only button runs a closure of the presenter's, which deletes and closes.
import SwiftUI

struct Pantry: View {
  @State private var shown = false
  @State private var asks = false

  var body: some View {
    Button("Options") {
      shown = true
      asks = true
    }
    .sheet(isPresented: $shown) { // expect: missing-dismiss-button
      JarOptions(onDelete: { Jars.shared.empty(); shown = false })
    }
    .sheet(isPresented: $asks) {
      JarQuestion(onDelete: { Jars.shared.empty(); asks = false }, onKeep: { asks = false })
    }
  }
}

struct JarOptions: View {
  let onDelete: () -> Void

  var body: some View { Button("Delete") { onDelete() } }
}

/// Who calls the other closure is not seen.
struct JarQuestion: View {
  let onDelete: () -> Void
  let onKeep: () -> Void

  var body: some View {
    VStack {
      Button("Delete") { onDelete() }
      ChoiceBar(keep: onKeep)
    }
  }
}

final class Jars {
  static let shared = Jars()
  func empty() {}
}
