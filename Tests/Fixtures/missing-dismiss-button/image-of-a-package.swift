// What a package's view hands to the closure has `.resizable()`: it is a picture, and closes nothing.
import Pictures
import SwiftUI

struct ComposerPage: View {
  @State private var picks = false
  @State private var browses = false

  var body: some View {
    HStack {
      Button("Emoji") { picks = true }
        .sheet(isPresented: $picks) { // expect: missing-dismiss-button
          ScrollView {
            LoadedPicture(name: "smile") { state in
              if let image = state.image {
                image.resizable().aspectRatio(contentMode: .fill)
              } else {
                Text("…")
              }
            }
            .onTapGesture { picks = false }
          }
        }
      Button("Frames") { browses = true }
        .sheet(isPresented: $browses) {
          ScrollView {
            LoadedPicture(name: "frame") { state in
              if let frame = state.frame { frame.aspectRatio(contentMode: .fill) }
            }
          }
        }
    }
  }
}
