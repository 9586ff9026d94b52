import SwiftUI

enum Cups {
  static func icon() -> some View { PrizeView() }
}

private struct PrizeView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
