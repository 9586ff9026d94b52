// The view knows nothing of the bar that its presenter puts around it.
import SwiftUI

struct PlayerView: View {
  @State private var isQueueShown = false

  var body: some View {
    Button("Queue") { isQueueShown = true }
      .sheet(isPresented: $isQueueShown) { // expect: untitled-modal
        NavigationStack { QueueView() }
      }
  }
}

struct QueueView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { Text("Nocturne") }
      .toolbar { Button("Close") { dismiss() } }
  }
}
