// Cancel calls the uploads off, which go on after a swipe.
import SwiftUI

struct AlbumScreen: View {
  @State private var sends = false

  var body: some View {
    Button("Send") { sends = true }
      .sheet(isPresented: $sends) { SendingSheet() } // expect: skipped-swipe-cleanup
  }
}

struct SendingSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      ProgressView()
      Button("Cancel") {
        Uploads.shared.cancelAll()
        dismiss()
      }
    }
  }
}

final class Uploads {
  static let shared = Uploads()
  private var running: [Int] = []
  func cancelAll() { running = [] }
}
