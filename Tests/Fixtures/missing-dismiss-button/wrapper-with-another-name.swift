// A team's own modifier takes the binding without a label, under another name, or through an initialiser. Its Close resets
// what the caller handed in.
// clean
import SwiftUI

extension View {
  func drawer<Content: View>(_ isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: isOpen) {
      NavigationStack {
        content().toolbar { Button("Close") { isOpen.wrappedValue = false } }
      }
    }
  }

  func panel<Content: View>(when shown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: shown) {
      VStack {
        content()
        Button("Close") { shown.wrappedValue = false }
      }
    }
  }

  func tray<Content: View>(_ binding: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    modifier(Tray(binding, inside: content))
  }
}

struct Tray<Inside: View>: ViewModifier {
  @Binding private var isUp: Bool
  private let inside: () -> Inside

  init(_ binding: Binding<Bool>, inside: @escaping () -> Inside) {
    _isUp = binding
    self.inside = inside
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isUp) {
      NavigationStack {
        inside().toolbar { Button("Close") { isUp = false } }
      }
    }
  }
}

struct Shelf: View {
  @State private var showsBooks = false
  @State private var showsMaps = false
  @State private var showsTools = false

  var body: some View {
    VStack {
      Button("Books") { showsBooks = true }
      Button("Maps") { showsMaps = true }
      Button("Tools") { showsTools = true }
    }
    .drawer($showsBooks) { Text("Books") }
    .panel(when: $showsMaps) { Text("Maps") }
    .tray($showsTools) { Text("Tools") }
  }
}
