// The action may have any name, and run inside an animation.
import SwiftUI

struct QuizScreen: View {
  @Environment(\.dismiss) private var leave
  @State private var showsRules = false

  var body: some View {
    Button("Rules") { showsRules = true }
      .popover(isPresented: $showsRules) {
        VStack {
          Text("One answer each")
          Button("Close") {
            withAnimation { leave() } // expect: dismissed-presenter
          }
        }
      }
  }
}
