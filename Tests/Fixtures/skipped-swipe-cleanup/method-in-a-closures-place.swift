// A method that is handed in by its name is run by Cancel as a closure would be; so is what resumes a continuation in
// a class of its own. What a hook runs by its name is covered.
import SwiftUI

struct Studio: View {
  @State private var edits = false
  @State private var asks = false
  @State private var crops = false
  @StateObject private var session = Session()
  @StateObject private var gate = Gate()

  var body: some View {
    VStack {
      Button("Edit") { edits = true }
        .sheet(isPresented: $edits) { Editor(onCancel: cancel) } // expect: skipped-swipe-cleanup
      Button("Upload") {
        asks = true
        Task { _ = await gate.ask() }
      }
      .sheet(isPresented: $asks) { // expect: skipped-swipe-cleanup
        Editor(onCancel: {
          gate.answer(false)
          asks = false
        })
      }
      Button("Crop") { crops = true }
        .sheet(isPresented: $crops) { Cropper(onCancel: finish) }
    }
  }

  private func cancel() {
    session.rollback()
    edits = false
  }

  private func finish() {
    session.rollback()
    crops = false
  }
}

final class Session: ObservableObject {
  var count = 0
  func rollback() { count = 0 }
}

@MainActor final class Gate: ObservableObject {
  private var continuation: CheckedContinuation<Bool, Never>?

  func ask() async -> Bool { await withCheckedContinuation { continuation = $0 } }

  func answer(_ isGranted: Bool) {
    continuation?.resume(returning: isGranted)
    continuation = nil
  }
}

struct Editor: View {
  let onCancel: () -> Void

  var body: some View {
    VStack {
      Text("Picture")
      Button("Cancel", action: onCancel)
    }
  }
}

struct Cropper: View {
  let onCancel: () -> Void

  var body: some View {
    VStack {
      Text("Picture")
      Button("Cancel", action: onCancel)
    }
    .onDisappear(perform: onCancel)
  }
}
