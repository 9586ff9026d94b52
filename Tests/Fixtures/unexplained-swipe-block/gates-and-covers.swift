// A gate is a wall, progress ends by itself, a cover has no swipe to refuse.
// clean
import SwiftUI

struct BankScreen: View {
  @State private var showsConsent = false
  @State private var showsTransfer = false
  @State private var showsStatement = false

  var body: some View {
    VStack {
      Button("Consent") { showsConsent = true }
      Button("Transfer") { showsTransfer = true }
      Button("Statement") { showsStatement = true }
    }
    .sheet(isPresented: $showsConsent) { ConsentScreen() }
    .sheet(isPresented: $showsTransfer) { TransferProgress() }
    .fullScreenCover(isPresented: $showsStatement) {
      Button("Close") { showsStatement = false }.interactiveDismissDisabled()
    }
  }
}

struct ConsentScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Not now") { dismiss() }.interactiveDismissDisabled()
  }
}

struct TransferProgress: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ProgressView()
      .interactiveDismissDisabled()
      .task { dismiss() }
  }
}
