// Gates are walls on purpose, and told by their names.
// clean
import SwiftUI

struct Castle: View {
  @State private var isLocked = true
  @State private var needsUpdate = false

  var body: some View {
    Button("Check") {
      needsUpdate = true
      isLocked = true
    }
    .fullScreenCover(isPresented: $isLocked) { LockScreen() }
    .fullScreenCover(isPresented: $needsUpdate) { ForcedUpdateView() }
  }
}

struct LockScreen: View {
  var body: some View {
    Button("Unlock with Face ID") { Biometry.ask() }
  }
}

struct ForcedUpdateView: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Open the store") { openURL(URL(string: "https://example.com")!) }
  }
}

enum Biometry {
  static func ask() {}
}
