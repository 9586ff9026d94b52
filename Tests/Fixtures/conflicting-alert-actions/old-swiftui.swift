// SwiftUI's first alerts hand their buttons to UIKit.
import SwiftUI

struct GameView: View {
  @State private var asks = false
  @State private var offers = false

  var body: some View {
    VStack {
      Button("Leave") { asks = true }
        .alert(isPresented: $asks) {
          Alert(
            title: Text("Leave?"), primaryButton: .cancel(Text("Stay")),
            secondaryButton: .cancel(Text("Leave"))) // expect: conflicting-alert-actions
        }
      Button("More") { offers = true }
        .actionSheet(isPresented: $offers) {
          ActionSheet(
            title: Text("Game"),
            buttons: [
              .cancel(Text("Back")), .default(Text("New game")),
              .cancel(), // expect: conflicting-alert-actions
            ])
        }
    }
  }
}
