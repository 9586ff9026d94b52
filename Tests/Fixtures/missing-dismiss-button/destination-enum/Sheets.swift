import SwiftUI

struct ProfileSheet: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct BadgeSheet: View {
  var body: some View { Image("badge") }
}

struct Feed: View {
  @State private var destination: Destination?

  var body: some View {
    VStack {
      Button("Profile") { destination = .profile }
      Button("Badge") { destination = .badge }
    }
    .withDestinations($destination)
  }
}
