// Properties and methods that also reset the flag, or that the presenter's own screen shows; a label that names the
// screen below.
// clean
import SwiftUI

struct TripScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var tickets = false
  @State private var map = false

  var body: some View {
    VStack {
      closeButton
      Button("Tickets") { tickets = true }
        .sheet(isPresented: $tickets) {
          VStack {
            Text("Two adults")
            Button("Close", action: hide)
            Button("Done", action: leave)
          }
        }
      Button("Map") { map = true }
        .sheet(isPresented: $map) { MapPage(dismissParent: dismiss) }
    }
  }

  private var closeButton: some View { Button("Close") { dismiss() } }

  private func hide() { tickets = false }

  private func leave() {
    tickets = false
    dismiss()
  }
}

struct MapPage: View {
  let dismissParent: DismissAction
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
    Button("Leave") { dismissParent() }
  }
}
