// The only control that closes the sheet also changes a setting: who only wants to leave cannot.
import SwiftUI

struct Harbour: View {
  @State private var showsSettings = false
  var body: some View {
    Button("Settings") { showsSettings = true }
      .sheet(isPresented: $showsSettings) { HarbourSettings() } // expect: missing-dismiss-button
  }
}

struct HarbourSettings: View {
  @AppStorage("tour") private var isOnTour = true
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(isOnTour ? "Skip the tour" : "Take the tour again") {
      isOnTour.toggle()
      dismiss()
    }
  }
}
