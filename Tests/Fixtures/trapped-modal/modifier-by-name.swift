// A modifier that the team names by a member of its protocol's brings the way out along, or does not.
import SwiftUI

struct Closable: ViewModifier {
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    VStack {
      Button("Close") { dismiss() }
      content
    }
  }
}

struct Framed: ViewModifier {
  var width: CGFloat

  func body(content: Content) -> some View { content.padding(width) }
}

extension ViewModifier where Self == Closable {
  static var closable: Closable { Closable() }
}

extension ViewModifier where Self == Framed {
  static func framed(_ width: CGFloat) -> Framed { Framed(width: width) }
}

struct Gallery: View {
  @State private var shows = false
  @State private var frames = false

  var body: some View {
    VStack {
      Button("Show") { shows = true }
        .fullScreenCover(isPresented: $shows) { Text("A picture").modifier(.closable) }
      Button("Frame") { frames = true }
        .fullScreenCover(isPresented: $frames) { Text("A picture").modifier(.framed(8)) } // expect: trapped-modal
    }
  }
}
