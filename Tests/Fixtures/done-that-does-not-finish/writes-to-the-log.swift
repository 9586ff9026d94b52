// All that is left of it is a line for whoever debugs.
import SwiftUI
import os

private let logger = Logger(subsystem: "kitchen", category: "timer")

struct KitchenView: View {
  @State private var isTiming = false

  var body: some View {
    Button("Timer") { isTiming = true }
      .sheet(isPresented: $isTiming) { TimerView() }
  }
}

struct TimerView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false
  @State private var isRinging = false

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      Button("Done", action: { print("done tapped") }) // expect: done-that-does-not-finish
      Button("Notes") { isAsking = true }
      Button("Sound") { isRinging = true }
    }
    .sheet(isPresented: $isAsking) { NotesView() }
    .sheet(isPresented: $isRinging) { SoundView() }
  }
}

struct NotesView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      Button("Done") { os_log("done tapped") } // expect: done-that-does-not-finish
    }
  }
}

struct SoundView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      Button("Done") { logger.debug("done tapped") } // expect: done-that-does-not-finish
    }
  }
}
