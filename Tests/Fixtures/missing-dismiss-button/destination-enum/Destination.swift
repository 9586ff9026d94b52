import SwiftUI

enum Destination: Identifiable {
  case profile, badge
  var id: Self { self }
}

extension View {
  /// The whole app's sheets; a branch without a button is one finding here, at the site.
  func withDestinations(_ destination: Binding<Destination?>) -> some View {
    sheet(item: destination) { destination in // expect: missing-dismiss-button
      switch destination {
      case .profile: ProfileSheet()
      case .badge: BadgeSheet()
      }
    }
  }
}
