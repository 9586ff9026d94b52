// A cover that has its only way out in `navigationBarItems`, as it was written for a pushed screen.
import SwiftUI

struct Gallery: View {
  @State private var picture: Picture?

  var body: some View {
    Button("Open") { picture = Picture(id: 1) }
      .fullScreenCover(item: $picture) { picture in // expect: hidden-dismiss-button
        PictureScreen(picture: picture)
      }
  }
}

struct Picture: Identifiable {
  let id: Int
}

struct PictureScreen: View {
  let picture: Picture
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Image(systemName: "photo")
      .navigationBarItems(leading: closeButton)
  }

  private var closeButton: some View {
    Button(action: { presentationMode.wrappedValue.dismiss() }) { Image(systemName: "xmark") }
  }
}
