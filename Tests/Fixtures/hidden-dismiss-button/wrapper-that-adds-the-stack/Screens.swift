import SwiftUI

struct CellarScreen: View {
  @State private var showsVintages = false

  var body: some View {
    Button("Vintages") { showsVintages = true }
      .titledSheet(isPresented: $showsVintages, title: "Vintages") { VintagesScreen() }
  }
}

struct VintagesScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { Text("1982") }
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
  }
}
