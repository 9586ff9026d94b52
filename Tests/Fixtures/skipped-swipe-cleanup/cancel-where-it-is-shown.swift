// A Cancel stands right in what the presenter shows, and does something of the presenter's besides closing; so does one that closes by a binding it is
// handed. What an observer of the flag, `onDismiss` or the content's end does as well is skipped by nothing.
import SwiftUI

struct Bakery: View {
  @State private var kneads = false
  @State private var bakes = false
  @State private var asks = false
  @State private var films = false
  @State private var cools = false
  @State private var slices = false
  @State private var packs = false
  @State private var counts = false
  let oven: Oven
  let onEnd: () -> Void

  private func cancel() {
    bakes = false
    oven.rollback()
  }

  var body: some View {
    VStack {
      Button("Knead") { kneads = true }
        .sheet(isPresented: $kneads) { // expect: skipped-swipe-cleanup
          NavigationStack {
            Text("Dough").toolbar {
              Button("Cancel") {
                kneads = false
                oven.rollback()
              }
            }
          }
        }
      Button("Bake") { bakes = true }
        .sheet(isPresented: $bakes) { // expect: skipped-swipe-cleanup
          VStack {
            Text("Bread")
            Button("Cancel", action: cancel)
          }
        }
      Button("Ask") { asks = true }
        .sheet(isPresented: $asks) { // expect: skipped-swipe-cleanup
          VStack {
            Text("Done?")
            Button("Cancel") {
              asks = false
              onEnd()
            }
          }
        }
      Button("Film") { films = true }
        .sheet(isPresented: $films) { FilmView(isShown: $films) } // expect: skipped-swipe-cleanup
      Button("Cool") { cools = true }
        .sheet(isPresented: $cools, onDismiss: { oven.stop() }) {
          Button("Cancel") {
            cools = false
            oven.stop()
          }
        }
      Button("Slice") { slices = true }
        .sheet(isPresented: $slices) {
          VStack {
            Text("Slices")
            Button("Close") {
              slices = false
              oven.discardSlices()
            }
          }
          .onDisappear { oven.discardSlices() }
        }
      Button("Pack") { packs = true }
        .sheet(isPresented: $packs) {
          VStack {
            Button("Cancel") {
              packs = false
              oven.cancelOrder()
            }
            Button("Done") { packs = false }
          }
        }
      Button("Count") { counts = true }
        .sheet(isPresented: $counts) { Button("Close") { counts = false } }
    }
  }
}

struct FilmView: View {
  @Binding var isShown: Bool

  var body: some View {
    Button("Close") {
      isShown = false
      Recorder.shared.stopRecording()
    }
  }
}

final class Recorder {
  static let shared = Recorder()
  private var isRecording = false
  func stopRecording() { isRecording = false }
}

final class Oven {
  private var heat = 0
  func rollback() { heat = 0 }
  func stop() { heat = 1 }
  func discardSlices() { heat = 2 }
  func cancelOrder() { heat = 3 }
}
