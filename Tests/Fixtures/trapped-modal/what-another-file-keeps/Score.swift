import SwiftUI

struct ScoreList: View {
  @State private var isOpen = false

  var body: some View {
    Button("Score") { isOpen = true }
      .sheet(isPresented: $isOpen) { ScoreView() } // expect: missing-dismiss-button
  }
}

struct ScoreView: View {
  var body: some View { Text("12 of 20").card() }
}

private extension View {
  func card() -> some View { padding().background(.thinMaterial) }
}

struct PrizeList: View {
  @State private var isOpen = false

  var body: some View {
    Button("Prizes") { isOpen = true }
      .sheet(isPresented: $isOpen) { PrizeView() } // expect: missing-dismiss-button
  }
}

/// The view of this name in another file is that file's own.
struct PrizeView: View {
  var body: some View { Text("A cup") }
}
