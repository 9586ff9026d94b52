// Of a destination enum's branches one forgets the stack that the others have.
import SwiftUI

enum Destination: Identifiable {
  case about, licences
  var id: Self { self }
}

struct SettingsScreen: View {
  @State private var destination: Destination?

  var body: some View {
    VStack {
      Button("About") { destination = .about }
      Button("Licences") { destination = .licences }
    }
    .sheet(item: $destination) { destination in // expect: hidden-dismiss-button
      switch destination {
      case .about: NavigationStack { AboutScreen() }
      case .licences: LicencesScreen()
      }
    }
  }
}

struct AboutScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Made with care").toolbar { closeItem }
  }

  @ToolbarContentBuilder private var closeItem: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
  }
}

struct LicencesScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("MIT").toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Close") { dismiss() } }
    }
  }
}
