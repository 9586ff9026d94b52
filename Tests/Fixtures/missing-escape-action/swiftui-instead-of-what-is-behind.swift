// What is not there while the layer is lies not behind it: the same flag shows one or the other.
import SwiftUI

struct Menu: View {
  @State private var isOpen = false
  @State private var isBusy = false

  var body: some View {
    ZStack {
      if !isOpen { Button("Menu") { isOpen = true } }
      if isOpen && !isBusy {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isOpen = false }
        Button("Close") { isOpen = false }
      }
    }
  }
}

struct Chooser: View { // expect: missing-escape-action, overlay-open-to-voiceover
  @State private var isOpen = false
  @State private var isBusy = false

  var body: some View {
    ZStack {
      if !isBusy { Button("Choose") { isOpen = true } }
      if isOpen {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isOpen = false }
        Button("Close") { isOpen = false }
      }
    }
  }
}

struct Asker: View { // expect: missing-escape-action, overlay-open-to-voiceover
  @State private var asks = false

  var body: some View {
    ZStack {
      Button("Delete all") { asks = true }
      Color.black.opacity(asks ? 0.4 : 0).ignoresSafeArea().onTapGesture { asks = false }
      if asks { VStack { Button("OK") { asks = false } } }
    }
  }
}

struct MarkedAsker: View {
  @State private var asks = false

  var body: some View {
    ZStack {
      Button("Delete all") { asks = true }.accessibilityHidden(asks)
      Color.black.opacity(asks ? 0.4 : 0).ignoresSafeArea().onTapGesture { asks = false }
      if asks { VStack { Button("OK") { asks = false } }.accessibilityAction(.escape) { asks = false } }
    }
  }
}
