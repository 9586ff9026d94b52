// Of a button that takes an action or a destination the initialiser that is called sets the other to nil: nobody hands in a view, and
// another call's closure is not its own.
import MillKit
import SwiftUI

@main struct Mill: App {
  var body: some Scene { WindowGroup { Yard(target: MillKit.target()) } }
}

struct Yard: View {
  let target: AnyView
  @State private var grinds = false
  @State private var links = false
  @State private var later = false
  @State private var sends = false
  var body: some View {
    VStack {
      Button("Grind") { grinds = true }
        .sheet(isPresented: $grinds) { Grinding() } // expect: missing-dismiss-button
      Button("Link") { links = true }
        .sheet(isPresented: $links) { Linking(target: target) }
      Button("Later") { later = true }
        .sheet(isPresented: $later) { Later() }
      Button("Send") { sends = true }
        .sheet(isPresented: $sends) { Sending() } // expect: missing-dismiss-button
    }
  }
}

struct Broad: View {
  let title: String
  let icon: AnyView?
  let action: (() -> Void)?
  let target: AnyView?

  init(title: String, icon: (any View)? = nil) {
    self.title = title
    self.icon = icon.map { AnyView($0) }
    action = nil
    target = nil
  }

  init(title: String, icon: (any View)? = nil, action: @escaping () -> Void) {
    self.title = title
    self.icon = icon.map { AnyView($0) }
    self.action = action
    target = nil
  }

  init(title: String, icon: (any View)? = nil, target: AnyView) {
    self.title = title
    self.icon = icon.map { AnyView($0) }
    action = nil
    self.target = target
  }

  var body: some View {
    if let target {
      target
    } else {
      Button { action?() } label: {
        face
      }
    }
  }

  private var face: some View {
    HStack {
      if let icon { icon }
      Text(title)
    }
  }
}

struct Grinding: View {
  @State private var turns = 0
  var body: some View { Broad(title: "Turn") { turns += 1 } }
}

/// The view comes from another module.
struct Linking: View {
  let target: AnyView
  var body: some View { Broad(title: "More", target: target) }
}

/// The idle one is not taken for the one beside it, which commits.
struct Sending: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Broad(title: "More")
      Broad(title: "Send") {
        Post.shared.send("flour")
        dismiss()
      }
    }
  }
}

final class Post {
  static let shared = Post()
  private var letters: [String] = []
  func send(_ letter: String) { letters.append(letter) }
}

/// Nil at first, and set by whoever has made it.
struct Lever: View {
  let title: String
  var pull: (() -> Void)?
  init(title: String) {
    self.title = title
    pull = nil
  }
  func onPull(_ pull: @escaping () -> Void) -> Lever {
    var copy = self
    copy.pull = pull
    return copy
  }
  var body: some View { Button(title) { pull?() } }
}

struct Later: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Lever(title: "Leave").onPull { dismiss() } }
}
