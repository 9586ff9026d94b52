// The cover is a heading, and below it an app of its own; the tabs are written the new way.
import SwiftUI

struct HomeView: View {
  @State private var isShown = false

  var body: some View {
    Button("Wallet") { isShown = true }
      .fullScreenCover(isPresented: $isShown) { WalletView() } // expect: tabbed-modal
  }
}

struct WalletView: View {
  var body: some View {
    VStack {
      Text("Wallet").font(.title)
      WalletTabs()
    }
  }
}

struct WalletTabs: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TabView {
      Tab("Coins", systemImage: "bitcoinsign") { Button("Close") { dismiss() } }
      Tab("History", systemImage: "clock") { Text("Nothing yet") }
    }
  }
}
