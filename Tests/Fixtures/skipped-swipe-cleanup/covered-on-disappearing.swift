// What `onDismiss` or `onDisappear` does as well, a swipe does not skip.
import SwiftUI

final class Session {
  static let shared = Session()
  private var seconds = 0
  func stopRecording() { seconds = 0 }
}

final class Kitchen: ObservableObject {
  private var changes = 0
  func rollbackAll() { changes = 0 }
}

struct Meter: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Cancel") {
      Session.shared.stopRecording()
      dismiss()
    }
  }
}

struct Editor: View {
  let onCancel: () -> Void

  var body: some View { Button("Cancel") { onCancel() } }
}

struct Home: View {
  @StateObject private var kitchen = Kitchen()
  @State private var meters = false
  @State private var measures = false
  @State private var edits = false
  @State private var redoes = false

  var body: some View {
    Button("All") { meters = true; measures = true; edits = true; redoes = true }
      .sheet(isPresented: $meters, onDismiss: { Session.shared.stopRecording() }) { Meter() }
      .sheet(isPresented: $edits) {
        Editor(onCancel: { edits = false; kitchen.rollbackAll() })
          .onDisappear { kitchen.rollbackAll() }
      }
      // expect: skipped-swipe-cleanup
      .sheet(isPresented: $redoes) {
        Editor(onCancel: { redoes = false; kitchen.rollbackAll() })
      }
      // expect: skipped-swipe-cleanup
      .sheet(isPresented: $measures) { Meter() }
  }
}
