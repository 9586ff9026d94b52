// `onDismiss` is there, but it does not do what Cancel does.
import SwiftUI

struct TrackList: View {
  @State private var edited: Track?
  @State private var tips = 0
  let library: Library

  var body: some View {
    List(library.tracks) { track in
      Button(track.title) { edited = track }
    }
    .sheet(item: $edited, onDismiss: { tips += 1 }) { track in // expect: skipped-swipe-cleanup
      TrackSheet(track: track, cancel: {
        edited = nil
        library.rollback()
      })
    }
  }
}

struct TrackSheet: View {
  let track: Track
  let cancel: () -> Void

  var body: some View {
    VStack {
      Text(track.title)
      Button("Cancel") { cancel() }
    }
  }
}

struct Track: Identifiable {
  var id: String { title }
  let title: String
}

final class Library {
  var tracks: [Track] = []
  private var changes = 0
  func rollback() { changes = 0 }
}
