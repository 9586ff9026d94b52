// The button asks a router, and the router resets what presents.
// clean
import SwiftUI

struct Hotel: View {
  @Bindable var router: Router

  var body: some View {
    Button("Rooms") { router.open(.rooms) }
      .sheet(item: $router.sheet) { sheet in
        switch sheet {
        case .rooms: Rooms().environment(router)
        }
      }
  }
}

struct Rooms: View {
  @Environment(Router.self) private var router
  var body: some View { Button("Back") { router.closeSheet() } }
}
