// Closures out of a list's elements, out of a dictionary, and in a local that is set later.
import SwiftUI
import UIKit

struct Choice: Identifiable {
  let id = UUID()
  let title: String
  let action: () -> Void
}

struct Choices: View {
  @Environment(\.dismiss) private var dismiss
  private var all: [Choice] { [Choice(title: "Leave", action: { dismiss() })] }
  var body: some View { ForEach(all) { choice in Button(choice.title) { choice.action() } } }
}

enum Key { case leave }

struct Handled: View {
  let handlers: [Key: () -> Void]
  var body: some View { Button("Leave") { handlers[.leave]?() } }
}

struct Plain: View {
  let onRefresh: () -> Void
  var body: some View { Button("Refresh") { onRefresh() } }
}

struct Start: View {
  @State private var chooses = false
  @State private var handles = false
  @State private var refreshes = false

  var body: some View {
    Button("Choose") { chooses = true }
      .fullScreenCover(isPresented: $chooses) { Choices() }
    Button("Handle") { handles = true }
      .fullScreenCover(isPresented: $handles) { Handled(handlers: [.leave: { handles = false }]) }
    Button("Refresh") { refreshes = true }
      .fullScreenCover(isPresented: $refreshes) { Plain(onRefresh: {}) } // expect: trapped-modal
  }
}

final class Opener: UIViewController {
  func open() {
    var leave: () -> Void = {}
    let host = UIHostingController(rootView: Plain(onRefresh: { leave() }))
    leave = { [weak host] in host?.dismiss(animated: true) }
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true)
  }
}
