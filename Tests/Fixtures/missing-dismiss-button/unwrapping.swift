// A route that a presentation unwraps one case of: whoever empties it closes.
import SwiftUI
import SwiftUINavigation

struct Board: View {
  enum Route { case note, legend }
  @State private var route: Route?

  var body: some View {
    VStack {
      Button("Write") { route = .note }
      Button("Legend") { route = .legend }
    }
    .sheet(unwrapping: $route, case: /Route.note) { _ in NotePage(leave: { route = nil }) }
    .sheet(unwrapping: $route, case: /Route.legend) { _ in LegendPage() }  // expect: missing-dismiss-button
  }
}

struct NotePage: View {
  let leave: () -> Void
  var body: some View { Button("Put away", action: leave) }
}

struct LegendPage: View {
  @State private var isLong = false
  var body: some View { Button("More") { isLong.toggle() } }
}
