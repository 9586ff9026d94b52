// A property that puts the view itself into a container, an initialiser handed over, an enum that is a view, a view of a
// generic type.
import SwiftUI

extension View {
  var inNavigation: some View { NavigationStack { self } }
  var erased: AnyView { AnyView(self) }
}

struct Leaf: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

extension Leaf { var pressed: some View { ScrollView { self } } }

enum Tree: View {
  case oak, beech
  var body: some View {
    switch self {
    case .oak: Leaf()
    case .beech: NavigationStack { Leaf() }
    }
  }
}

protocol Page: View { init() }
extension Leaf: Page {}
struct Book<Content: Page>: View { var body: some View { ScrollView { Content() } } }

struct Wood: View {
  @State private var a = false
  @State private var b = false
  @State private var c = false
  @State private var d = false
  @State private var e = false
  @State private var f = false
  @State private var g = false

  var body: some View {
    VStack {
      Button("A") { a = true }.fullScreenCover(isPresented: $a) { Leaf().inNavigation }
      Button("B") { b = true }.fullScreenCover(isPresented: $b) { Leaf().erased }
      Button("C") { c = true }.fullScreenCover(isPresented: $c) { Leaf().pressed }
      Button("D") { d = true }.fullScreenCover(isPresented: $d) { NavigationStack(root: Leaf.init) }
      Button("E") { e = true }.fullScreenCover(isPresented: $e) { Tree.beech }
      Button("F") { f = true }.fullScreenCover(isPresented: $f) { Book<Leaf>() }
      // expect: trapped-modal
      Button("G") { g = true }.fullScreenCover(isPresented: $g) { Moss().inNavigation }
    }
  }
}

struct Moss: View { var body: some View { Text("Moss") } }
