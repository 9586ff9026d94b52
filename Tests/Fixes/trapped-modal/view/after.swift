import SwiftUI

struct Gallery: View {
  @State private var picture: Picture?

  var body: some View {
    Button("Open") { picture = Picture(id: 1) }
      .fullScreenCover(item: $picture) { picture in
        PictureScreen(picture: picture)
          .overlay(alignment: .topTrailing) {
            Button("Close") { picture = nil }
              .padding()
          }
      }
  }
}

struct Picture: Identifiable {
  let id: Int
}

struct PictureScreen: View {
  let picture: Picture

  var body: some View {
    Image(systemName: "photo")
  }
}
