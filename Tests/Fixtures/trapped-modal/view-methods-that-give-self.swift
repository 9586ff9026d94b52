// A design system's view is tinted by a method that gives back the view itself.
import SwiftUI

protocol Tinted: View { var tint: Color { get set } }

extension Tinted {
  func tinted(_ color: Color) -> Self {
    var copy = self
    copy.tint = color
    return copy
  }
}

struct CloseCross: Tinted {
  var tint = Color.black
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() }.foregroundColor(tint) }
}

struct Emblem: Tinted {
  var tint = Color.black
  var body: some View { Text("1842").foregroundColor(tint) }
}

struct Card<Content: View>: View {
  private var isTall = false
  @ViewBuilder let content: () -> Content
  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  func tall(_ isTall: Bool) -> Self {
    var copy = self
    copy.isTall = isTall
    return copy
  }

  var body: some View { VStack { content() } }
}

struct Museum: View {
  @State private var crosses = false
  @State private var cards = false
  @State private var emblems = false

  var body: some View {
    Button("Cross") { crosses = true }
      .fullScreenCover(isPresented: $crosses) { VStack { CloseCross().tinted(.white) } }
    Button("Card") { cards = true }
      .fullScreenCover(isPresented: $cards) { VStack { Card { CloseCross() }.tall(true) } }
    Button("Emblem") { emblems = true }
      .fullScreenCover(isPresented: $emblems) { VStack { Emblem().tinted(.white) } } // expect: trapped-modal
  }
}
