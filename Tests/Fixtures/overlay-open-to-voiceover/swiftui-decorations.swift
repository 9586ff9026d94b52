// clean
// A shade on a picture, a card that dims itself, a background, a sheet's own content.
import SwiftUI

struct Poster: View {
  @State private var isRead = false
  var body: some View {
    ZStack {
      Image("poster")
      if isRead { Color.black.opacity(0.3) }
    }
    .onTapGesture { isRead.toggle() }
  }
}

struct Backdrop: View {
  var body: some View {
    Text("Hello").background {
      Color.black.opacity(0.4).ignoresSafeArea().onTapGesture {}
    }
  }
}

struct Viewer: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    ZStack {
      Color.black.opacity(0.8).ignoresSafeArea().onTapGesture { dismiss() }
      Button("Close") { dismiss() }
    }
  }
}

struct Gallery: View {
  @State private var isViewing = false
  var body: some View {
    Button("View") { isViewing = true }.fullScreenCover(isPresented: $isViewing) { Viewer() }
  }
}
