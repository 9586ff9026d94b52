// One branch closes itself and one does not: one finding, at the site.
import SwiftUI

struct Hall: View {
  @State private var room: Room?

  var body: some View {
    VStack {
      Button("Kitchen") { room = .kitchen }
      Button("Cellar") { room = .cellar }
    }
    .fullScreenCover(item: $room) { room in // expect: trapped-modal
      switch room {
      case .kitchen: Kitchen()
      case .cellar: Cellar()
      }
    }
  }
}

enum Room: Identifiable {
  case kitchen, cellar
  var id: Self { self }
}

struct Kitchen: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Leave") { dismiss() } }
}

struct Cellar: View {
  @State private var isLit = false
  var body: some View { Toggle("Light", isOn: $isLit) }
}
