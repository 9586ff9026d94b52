// The watch draws a toolbar without a stack, and the phone has a button in its content.
// clean
import SwiftUI

struct LapsScreen: View {
  @State private var showsLaps = false

  var body: some View {
    Button("Laps") { showsLaps = true }
      .sheet(isPresented: $showsLaps) { LapsList() }
  }
}

struct LapsList: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    #if os(watchOS)
    List { Text("1:02") }
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
    #else
    VStack {
      Button("Close") { dismiss() }
      List { Text("1:02") }
    }
    #endif
  }
}
