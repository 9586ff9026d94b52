// A popover in a popover, in SwiftUI.
import SwiftUI

struct ScoreView: View {
  @State private var shows = false

  var body: some View {
    Button("Rules") { shows = true }
      .popover(isPresented: $shows) { RulesView() }
  }
}

struct RulesView: View {
  @State private var showsTerm = false

  var body: some View {
    Button("Offside") { showsTerm = true }
      .popover(isPresented: $showsTerm) { Text("Nobody knows") } // expect: modal-over-popover
  }
}
