// clean
// A route in a tuple: it is only ever set to one case.
import SwiftUI

enum Route: Identifiable { case help, star; var id: Int { hashValue } }
struct HomeView: View {
  @State private var route: Route?
  @State private var page = 0

  var body: some View {
    Button("Help") { (page, self.route) = (2, .help) }
      .fullScreenCover(item: $route) { route in
        switch route {
        case .help: HelpView(close: { (self.route, page) = (nil, 0) })
        case .star: StarView()
        }
      }
  }
}

struct HelpView: View {
  let close: () -> Void
  var body: some View { Button("Close", action: close) }
}
struct StarView: View { var body: some View { Text("Star") } }
