// clean
// SwiftUI follows the state by itself.
import SwiftUI

struct GameView: View {
  @State private var isPlaying = false

  var body: some View {
    Color.black
      .onTapGesture { isPlaying.toggle() }
      .statusBarHidden(isPlaying)
      .persistentSystemOverlays(isPlaying ? .hidden : .automatic)
      .defersSystemGestures(on: isPlaying ? .all : [])
  }
}
