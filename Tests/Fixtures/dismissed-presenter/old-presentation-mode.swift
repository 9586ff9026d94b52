// The same with the older name, from a cover, and spelled with `self`.
import SwiftUI

struct CameraScreen: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var photo: Photo?

  var body: some View {
    Button("Shoot") { photo = Photo(id: 1) }
      .fullScreenCover(item: $photo) { _ in
        VStack {
          Image(systemName: "photo")
          Button(action: { self.presentationMode.wrappedValue.dismiss() }) { // expect: dismissed-presenter
            Image(systemName: "xmark")
          }
        }
      }
  }
}

struct Photo: Identifiable {
  let id: Int
}
