// `dressed(.stacked)`: the style that a generic parameter is handed puts the stack around the page, or none.

import SwiftUI

protocol Dress {
  associatedtype Dressed: View
  func put(on page: AnyView) -> Dressed
}

struct StackedDress: Dress {
  func put(on page: AnyView) -> some View { NavigationStack { page } }
}

struct PaddedDress: Dress {
  func put(on page: AnyView) -> some View { page.padding() }
}

extension Dress where Self == StackedDress {
  static var stacked: StackedDress { StackedDress() }
}

extension Dress where Self == PaddedDress {
  static var padded: PaddedDress { PaddedDress() }
}

extension View {
  func dressed<D: Dress>(_ dress: D) -> some View { dress.put(on: AnyView(self)) }
}

struct Cellar: View {
  @State private var showsJars = false
  @State private var showsCrates = false

  var body: some View {
    HStack {
      Button("Jars") { showsJars = true }
        .fullScreenCover(isPresented: $showsJars) { Shelf().dressed(.stacked) }
      Button("Crates") { showsCrates = true }
        .fullScreenCover(isPresented: $showsCrates) { Shelf().dressed(.padded) } // expect: hidden-dismiss-button
    }
  }
}

struct Shelf: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Shelf").toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
    }
  }
}
