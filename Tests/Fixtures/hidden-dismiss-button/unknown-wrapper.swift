// What a package's view or modifier puts around the screen is not to be seen here.
// clean
import NavigationKit
import SwiftUI

struct TidesScreen: View {
  @State private var showsTable = false
  @State private var showsChart = false

  var body: some View {
    VStack {
      Button("Table") { showsTable = true }
      Button("Chart") { showsChart = true }
    }
    .sheet(isPresented: $showsTable) { BarredScreen { TableScreen() } }
    .sheet(isPresented: $showsChart) { TableScreen().embeddedInNavigation() }
  }
}

struct TableScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { Text("High water") }
      .toolbar { Button("Close") { dismiss() } }
  }
}
