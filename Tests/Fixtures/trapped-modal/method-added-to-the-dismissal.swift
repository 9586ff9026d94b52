// A method that the project adds to `DismissAction` closes where it calls itself, and does not where it only says something.

import SwiftUI

extension DismissAction {
  func quietly() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { self() }
  }

  func explain() -> String { "It closes." }
}

struct Reef: View {
  @State private var showsCoral = false
  @State private var showsSponge = false

  var body: some View {
    HStack {
      Button("Coral") { showsCoral = true }
        .fullScreenCover(isPresented: $showsCoral) { Coral() }
      Button("Sponge") { showsSponge = true }
        .fullScreenCover(isPresented: $showsSponge) { Sponge() } // expect: trapped-modal
    }
  }
}

struct Coral: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Continue", action: close) }

  private func close() { dismiss.quietly() }
}

struct Sponge: View {
  @Environment(\.dismiss) private var dismiss
  @State private var said = ""

  var body: some View {
    VStack {
      Text(said)
      Button("Say") { said = dismiss.explain() }
    }
  }
}
