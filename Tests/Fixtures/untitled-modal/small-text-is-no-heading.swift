// The old view with a bar; a caption below a picture is no heading.
import SwiftUI

struct GalleryView: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .fullScreenCover(isPresented: $isShown) { PictureView() } // expect: untitled-modal
  }
}

struct PictureView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationView {
      VStack {
        Image("harbour").resizable().scaledToFit()
        Text("Taken in May").font(.caption)
      }
      .navigationBarItems(leading: Button("Close") { dismiss() })
    }
  }
}
