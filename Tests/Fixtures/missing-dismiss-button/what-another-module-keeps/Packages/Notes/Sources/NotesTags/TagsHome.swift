import SwiftUI

public struct TagsHome: View {
  @State private var isShown = false

  public init() {}

  public var body: some View {
    Button("Tags") { isShown = true }
      .sheet(isPresented: $isShown) { TagList() }
  }
}

struct TagList: View {
  var body: some View { NavigationStack { List {}.framed() } }
}

extension View {
  func framed() -> some View { modifier(ClosingFrame()) }
}

struct ClosingFrame: ViewModifier {
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View { content.toolbar { Button("Close") { dismiss() } } }
}
