// clean
import SwiftUI

struct GameView: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Color.yellow
      .ignoresSafeArea()
      .gesture(DragGesture().onChanged { offset = $0.translation })
      .statusBarHidden()
      .defersSystemGestures(on: .vertical)
  }
}
