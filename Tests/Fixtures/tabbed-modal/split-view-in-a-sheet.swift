// A column for choosing and one for reading, all in a sheet.
import SwiftUI

struct HomeView: View {
  @State private var isShown = false

  var body: some View {
    Button("Manual") { isShown = true }
      .sheet(isPresented: $isShown) { ManualView() } // expect: tabbed-modal
  }
}

struct ManualView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationSplitView {
      List { Text("Chapter one") }
        .navigationTitle("Manual")
        .toolbar { Button("Close") { dismiss() } }
    } detail: {
      Text("Choose a chapter")
    }
  }
}
