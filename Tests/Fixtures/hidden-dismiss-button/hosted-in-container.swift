// A navigation controller draws what the hosted view hands up; a popover needs no button.
// clean
import SwiftUI
import UIKit

final class ProfileController: UIViewController {
  func showBadges() {
    let host = UIHostingController(rootView: BadgesScreen())
    present(UINavigationController(rootViewController: host), animated: true)
  }

  func showHints(from button: UIButton) {
    let host = UIHostingController(rootView: BadgesScreen())
    host.modalPresentationStyle = .popover
    host.popoverPresentationController?.sourceView = button
    present(host, animated: true)
  }
}

struct BadgesScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView { Text("Early bird") }
      .toolbar { Button("Close") { dismiss() } }
  }
}
