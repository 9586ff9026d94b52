// A SwiftUI screen with a toolbar, hosted and presented with no navigation controller around.
import SwiftUI
import UIKit

final class ProfileController: UIViewController {
  func showBadges() {
    let host = UIHostingController(rootView: BadgesScreen())
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true) // expect: hidden-dismiss-button
  }
}

struct BadgesScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView { Text("Early bird") }
      .toolbar { Button("Close") { dismiss() } }
  }
}
