// Titles that a generated table gives as functions: `cancel` is a word of the title however long the path to it is.
import SwiftUI

struct BoardScreen: View {
  @State private var route: Route?
  let board: Board

  enum Route: Identifiable {
    case note, legend
    var id: Self { self }
  }

  var body: some View {
    VStack {
      Button("Write") { route = .note }
      Button("Legend") { route = .legend }
    }
    .sheet(item: $route) { route in  // expect: missing-dismiss-button
      switch route {
      case .note: NotePage(leave: { board.leave() })
      case .legend: LegendPage(refresh: { board.refresh() })
      }
    }
  }
}

struct NotePage: View {
  let leave: () -> Void
  var body: some View { Button(R.string.note.buttonCancel(), action: leave) }
}

struct LegendPage: View {
  let refresh: () -> Void
  var body: some View { Button(R.string.legend.buttonRefresh(), action: refresh) }
}

enum R {
  enum string {
    enum note { static func buttonCancel() -> String { "Cancel" } }
    enum legend { static func buttonRefresh() -> String { "Refresh" } }
  }
}
