import SwiftUI

struct Home: View {
  @State private var shown: Place?

  var body: some View {
    Button("Library") { shown = .library }
      .sheet(item: $shown) { place in // expect: tabbed-modal
        switch place {
        case .library: LibraryScreen()
        case .help: HelpScreen()
        }
      }
    Button("Help") { shown = .help }
  }
}

enum Place: Identifiable {
  case library, help
  var id: Self { self }
}
